import type { GraphContext } from '../../gateway-graph/context/graph-context.ts'
import { type AnswerType, cannotRunStatus, persistedQuery } from '../../gateway-graph/execution/answer-type.ts'
import type { WhenGone } from '../../gateway-graph/upstream/call-group.ts'
import { recordStranger } from '../audit/portal-audit.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { originOf } from '../http/client-of.ts'
import type { KnownDocument } from '../portal/known-documents.ts'
import type { Portal } from '../portal/portal.ts'
import { createVisit, type VisitRequest } from '../portal/visit.ts'
import { isSameOrigin } from '../security/is-same-origin.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { answerType, type GraphqlReply, refusalReply } from './graphql-reply.ts'

/** A request of /graphql, from the front or from Fastify. */
export interface GraphqlAsked extends VisitRequest {
  method: 'GET' | 'POST'
  /** The parsed body of a POST. */
  body?: unknown
  /** What follows the path of a GET, from its question mark on. */
  search?: string
  /** Whether a page asks whose revision of the brand is served no more. */
  isPast?: boolean
  whenGone: WhenGone
}

/**
 * The refusal of a request that does not come from a page of ours; such a request is not even read. Another site's form
 * cannot send the custom header, and another site's script cannot forge the origin.
 */
export function refusalOf(
  { audit }: Portal,
  { headers, raw, ip, id }: Pick<VisitRequest, 'headers' | 'raw' | 'ip' | 'id'>,
): GraphqlReply | undefined {
  if (headers['x-portal'] === '1' && isSameOrigin(headers)) return undefined
  recordStranger(audit, '/graphql', { client: raw ? originOf(raw) : ip, requestId: id })
  return refusalReply(403, 'CROSS_SITE')
}

/**
 * Answers /graphql as whoever is signed in: one of the client's own documents, named by hash; free queries only in developer
 * mode. Plain requests for a known document run it at once, Apollo Server answers all others.
 */
export async function answerGraphql(portal: Portal, live: LiveBrand, asked: GraphqlAsked): Promise<GraphqlReply> {
  const refusal = refusalOf(portal, asked)
  if (refusal) return refusal
  const wanted = read(portal, asked)
  if ('status' in wanted) return wanted
  if (asked.isPast && wanted.known && drawsOnPage(portal, wanted.known)) return refusalReply(409, 'PAST_PAGE')
  const visit = createVisit(portal, live, asked, asked.whenGone)
  const context = visit.context(wanted.known?.kind)
  const type = answerType(asked.headers.accept)
  const run = async () =>
    (await runKnown(portal, wanted, context, type)) ?? (await askApollo(portal, asked, wanted, context, type))
  const { status, headers, body } = await (visit.trace && wanted.known
    ? visit.trace.document(wanted.known, run)
    : run())
  await visit.settled()
  // Before the session's headers: what was taken is gone from the cookies.
  const token = visit.session.takeTokenToCopy()
  const turnedAway = visit.logInTurnedAway()
  const { retryAfter } = turnedAway ?? {}
  const later = retryAfter === undefined ? [] : ['retry-after', String(retryAfter)]
  return {
    status: turnedAway?.status ?? status,
    headers: [
      ...[...headers, ...later, 'cache-control', 'no-store', 'vary', 'Cookie, Accept, Accept-Language'],
      ...sessionHeaders(visit.session),
    ],
    body: withToken(body, token),
    document: wanted.known?.name,
  }
}

/**
 * Whether a page would show something of the brand's content that a document answers with (STUDIO-28). What only asks for data, or
 * changes something, does so all the same.
 */
const drawsOnPage = ({ documents }: Portal, { hash, kind }: KnownDocument) =>
  kind === 'query' && /\b(?:shell|screen\()/.test(documents.texts[hash] ?? '')

/** A request that may run: the document when it names a known one, and what else its body says. */
interface Wanted {
  known?: KnownDocument
  body: unknown
}

/** Reads a request as far as Apollo Server does not: members name a document by `id` and send no text. */
function read({ documents, developer }: Portal, { method, body }: GraphqlAsked): Wanted | GraphqlReply {
  if (method === 'GET') return { body: undefined }
  if (!isRecord(body)) return refusalReply(400, 'BAD_REQUEST')
  const { id, ...rest } = body
  if (id === undefined) return developer ? { body } : refusalReply(400, 'UNKNOWN_DOCUMENT')
  if (typeof id !== 'string' || 'query' in rest) return refusalReply(400, 'BAD_REQUEST')
  const known = documents.byHash.get(id)
  return known ? { known, body: rest } : refusalReply(400, 'UNKNOWN_DOCUMENT')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Answers a plain request, which is what the client sends: a known document, and nothing else but variables. */
async function runKnown({ graph }: Portal, { known, body }: Wanted, context: GraphContext, type: AnswerType) {
  if (!known || !isRecord(body)) return undefined
  const { variables = {}, ...rest } = body
  const isPlain = isRecord(variables) && Object.keys(rest).length === 0
  const answer = isPlain ? await graph.runKnown(known.hash, variables, context) : undefined
  return (
    answer && {
      status: answer.data === undefined ? cannotRunStatus[type] : 200,
      headers: ['content-type', `${type}; charset=utf-8`],
      body: JSON.stringify(answer),
    }
  )
}

async function askApollo(
  { graph }: Portal,
  { method, search = '' }: GraphqlAsked,
  { known, body }: Wanted,
  context: GraphContext,
  type: AnswerType,
) {
  const [{ HeaderMap }, server] = await Promise.all([import('@apollo/server'), graph.server()])
  const headers = new HeaderMap([
    ['x-portal', '1'],
    ['accept', type],
  ])
  const asked = known && isRecord(body) ? { ...body, extensions: persistedQuery(known.hash) } : body
  const answer = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers, search, body: asked },
    context: async () => context,
  })
  if (answer.body.kind !== 'complete')
    throw new Error('Apollo Server answered in parts, which no document of ours asks for')
  // It ends its texts with a line break. The short way adds none: the whole answer would be copied for it.
  return { status: answer.status ?? 200, headers: [...answer.headers].flat(), body: answer.body.string.trimEnd() }
}

/** Adds the token to an answer, only after a sign-in and for brands that copy it (SESSION-03). */
function withToken(body: string, accessToken: string | undefined): string {
  return accessToken === undefined ? body : JSON.stringify({ ...JSON.parse(body), extensions: { accessToken } })
}
