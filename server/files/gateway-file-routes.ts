import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PortalFailure } from '../../gateway-graph/failures/portal-failure.ts'
import { spokenBrand } from '../brands/brand-hosts.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { answerFailure } from '../http/answer-failure.ts'
import { clientOf } from '../http/client-of.ts'
import { hangUp, whenGone } from '../http/when-gone.ts'
import type { Portal } from '../portal/portal.ts'
import { createVisit, type Visit } from '../portal/visit.ts'
import { type FetchedFile, type FileRequester, fetchGatewayFile, statusOfFailure } from './fetch-gateway-file.ts'
import { eobFile, type GatewayFile, idCardFile } from './gateway-file.ts'

type SentFile = Extract<FetchedFile, { kind: 'file' }>

/** Files that the REST gateway makes for the member who asks. */
export function gatewayFileRoutes(app: FastifyInstance, portal: Portal): void {
  app.get<{ Params: { file: string } }>('/files/eobs/:file', async (request, reply) => {
    const live = spokenBrand(portal, request, 'page')
    const file = eobFile(request.params.file)
    return live && file ? answerFile(portal, live, file, request, reply) : reply.callNotFound()
  })

  app.get<{ Querystring: Record<string, unknown> }>('/files/id-card.pdf', async (request, reply) => {
    const live = spokenBrand(portal, request, 'page')
    const file = idCardFile(request.query)
    return live && file ? answerFile(portal, live, file, request, reply) : reply.callNotFound()
  })
}

/** Answers with a file or a refusal, and records which (SEC-19). */
async function answerFile(
  portal: Portal,
  live: LiveBrand,
  file: GatewayFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const gone = whenGone(reply.raw)
  const visit = createVisit(portal, live, request, gone)
  const client = clientOf(request.raw).address
  const asker = { requestId: request.id, client, trace: visit.trace, signal: hangUp(gone) }
  const answer = await fileFor(portal, visit, file, asker)
  const status = typeof answer === 'number' ? answer : 200
  visit.audit.file(request.routeOptions.url ?? '/files/*', status)
  return typeof answer === 'number' ? answerFailure(request, reply, answer) : sendFile(file, answer, request, reply)
}

/** The file for the member whose session it is, or the status to answer: 401 without a session, else the gateway's refusal or a 50x. */
async function fileFor(
  portal: Portal,
  visit: Visit,
  file: GatewayFile,
  asker: Omit<FileRequester, 'token'>,
): Promise<SentFile | number> {
  const { kind, token } = visit.session
  // A temporary token is for the sign-in journey only (PERM-02).
  if (kind !== 'full' || token === undefined) return 401
  const refusal = await refusalOf(file, visit)
  if (refusal !== undefined) return refusal
  const fetched = await fetchGatewayFile(portal, visit.live, file, { token, ...asker })
  if (fetched.kind === 'failed') return fetched.status
  visit.audit.taken(token)
  return fetched
}

/** Streams a file, to be shown or, with `?download`, to be saved. No cache keeps it. */
function sendFile(file: GatewayFile, { body, length }: SentFile, request: FastifyRequest, reply: FastifyReply) {
  const isSaved = new URL(request.url, 'http://portal').searchParams.has('download')
  return reply
    .headers({
      'content-type': file.mediaType,
      'content-disposition': `${isSaved ? 'attachment' : 'inline'}; filename="${file.name}"`,
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'none'",
      ...(length !== undefined && { 'content-length': length }),
    })
    .send(body)
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
