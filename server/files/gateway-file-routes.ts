import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentBrand } from '../brands/brand-hosts.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { answerFailure } from '../http/answer-failure.ts'
import { hangUp, whenGone } from '../http/when-gone.ts'
import type { Portal } from '../portal/portal.ts'
import { parseCookies } from '../session/cookie-jar.ts'
import { goWithoutTls } from '../session/cookie-names.ts'
import { CookieSession } from '../session/cookie-session.ts'
import { fetchGatewayFile } from './fetch-gateway-file.ts'
import { eobFile, type GatewayFile, idCardFile } from './gateway-file.ts'

/** Files that the REST gateway makes for the member who asks. */
export function gatewayFileRoutes(app: FastifyInstance, portal: Portal): void {
  app.get<{ Params: { file: string } }>('/files/eobs/:file', async (request, reply) => {
    const live = currentBrand(portal, request)
    const file = eobFile(request.params.file)
    return live && file ? sendGatewayFile(portal, live, file, request, reply) : reply.callNotFound()
  })

  app.get<{ Querystring: Record<string, unknown> }>('/files/id-card.pdf', async (request, reply) => {
    const live = currentBrand(portal, request)
    const file = idCardFile(request.query)
    return live && file ? sendGatewayFile(portal, live, file, request, reply) : reply.callNotFound()
  })
}

/**
 * Streams a file of the REST gateway to the member whose session it is, to be shown or, with `?download`, to be saved.
 * No cache keeps it, and fetching stops when the browser hangs up. Without a session it answers 401, else the gateway's
 * refusal or a 50x, each with the plain page.
 */
async function sendGatewayFile(
  portal: Portal,
  live: LiveBrand,
  file: GatewayFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const cookies = parseCookies(request.headers.cookie)
  const copyToken = live.compiled.brand.session.copyTokenToLocalStorage
  const withoutTls = goWithoutTls(portal.demoCookies, request.headers)
  const { kind, token } = new CookieSession({ cookies, now: portal.now, copyToken, withoutTls })
  // A temporary token is for the sign-in journey only (PERM-02).
  if (kind !== 'full' || token === undefined) return answerFailure(request, reply, 401)
  const asker = { token, requestId: request.id, signal: hangUp(whenGone(reply.raw)) }
  const fetched = await fetchGatewayFile(portal, live, file, asker)
  if (fetched.kind === 'failed') return answerFailure(request, reply, fetched.status)
  const isSaved = new URL(request.url, 'http://portal').searchParams.has('download')
  return reply
    .headers({
      'content-type': file.mediaType,
      'content-disposition': `${isSaved ? 'attachment' : 'inline'}; filename="${file.name}"`,
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'none'",
      ...(fetched.length !== undefined && { 'content-length': fetched.length }),
    })
    .send(fetched.body)
}
