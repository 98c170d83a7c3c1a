import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PortalFailure } from '../../gateway-graph/failures/portal-failure.ts'
import { currentBrand } from '../brands/brand-hosts.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { answerFailure } from '../http/answer-failure.ts'
import { hangUp, whenGone } from '../http/when-gone.ts'
import type { Portal } from '../portal/portal.ts'
import { createVisit, type Visit } from '../portal/visit.ts'
import { fetchGatewayFile, statusOfFailure } from './fetch-gateway-file.ts'
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
  const gone = whenGone(reply.raw)
  const visit = createVisit(portal, live, request, gone)
  const { kind, token } = visit.session
  // A temporary token is for the sign-in journey only (PERM-02).
  if (kind !== 'full' || token === undefined) return answerFailure(request, reply, 401)
  const refusal = await refusalOf(file, visit)
  if (refusal !== undefined) return answerFailure(request, reply, refusal)
  const asker = { token, requestId: request.id, trace: visit.trace, signal: hangUp(gone) }
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

/** The status with which a file is refused whose own page does not open to the member (MEMBER-56); undefined when it does. */
async function refusalOf({ screen }: GatewayFile, visit: Visit): Promise<number | undefined> {
  const { content, facts } = visit.context()
  try {
    return (await content.opens([screen], facts)) === 'open' ? undefined : 403
  } catch (error) {
    if (!(error instanceof PortalFailure)) throw error
    return statusOfFailure(error.failure)
  }
}
