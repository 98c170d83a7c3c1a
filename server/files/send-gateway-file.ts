import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveBrand } from '../brands/live-brand.ts'
import { answerFailure } from '../pages/answer-failure.ts'
import type { Portal } from '../portal.ts'
import { hangUp } from '../request/hang-up.ts'
import { whenGone } from '../request/when-gone.ts'
import { CookieSession } from '../session/cookie-session.ts'
import { parseCookies } from '../session/parse-cookies.ts'
import { fetchGatewayFile } from './fetch-gateway-file.ts'
import type { GatewayFile } from './gateway-file.ts'

/**
 * Streams a file of the REST gateway to the member whose session it is, to be shown or, with `?download`, to be saved.
 * Nobody may keep it, and fetching ends when the browser goes. Without a session 401, else what the gateway refused or
 * a 50x, each on the plain page.
 */
export async function sendGatewayFile(
  portal: Portal,
  live: LiveBrand,
  file: GatewayFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const cookies = parseCookies(request.headers.cookie)
  const copyToken = live.compiled.brand.session.copyTokenToLocalStorage
  const { kind, token } = new CookieSession({ cookies, now: portal.now, copyToken })
  // A temporary token is for the steps of signing in only (PERM-02).
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
