import type { IncomingHttpHeaders } from 'node:http'
import type { WhenGone } from '../../gateway-graph/upstream/call-group.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import type { Portal } from '../portal/portal.ts'
import { type Answered, createVisit, type Visit, type VisitRequest } from '../portal/visit.ts'
import { isSameOrigin } from '../security/is-same-origin.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { type AnswerType, answerType, type GraphqlReply, refuse } from './graphql-reply.ts'
import { type FreeRequest, type KnownRequest, readGraphqlRequest, readGraphqlSearch } from './graphql-request.ts'

/** A request of /graphql, from the front or from Fastify. */
export interface GraphqlAsked extends VisitRequest {
  method: 'GET' | 'POST'
  /** The parsed body of a POST, or the parameters of a GET. */
  content: unknown
  whenGone: WhenGone
}

const readers = { GET: readGraphqlSearch, POST: readGraphqlRequest } as const

/**
 * The refusal of a request that does not come from a page of ours; such a request is not even read. Another site's form
 * cannot send the custom header, and another site's script cannot forge the origin.
 */
export function refusalOf(headers: IncomingHttpHeaders): GraphqlReply | undefined {
  return headers['x-portal'] === '1' && isSameOrigin(headers) ? undefined : refuse(403, 'CROSS_SITE')
}

/**
 * Answers /graphql. Runs one of the client's own documents, named by hash; free queries only in developer mode. A
 * document that cannot run is a 400, or a 200 for clients that ask for the older media type.
 */
export async function answerGraphql(portal: Portal, live: LiveBrand, asked: GraphqlAsked): Promise<GraphqlReply> {
  const { method, content, headers, whenGone } = asked
  const refusal = refusalOf(headers)
  if (refusal) return refusal
  const wanted = readers[method](content)
  if (!wanted) return refuse(400, 'BAD_REQUEST')
  const visit = createVisit(portal, live, asked, whenGone)
  const answer =
    'id' in wanted ? await runKnown(portal, visit, wanted) : await runDevelopers(portal, visit, wanted, method)
  if (answer === 'unknown') return refuse(400, 'UNKNOWN_DOCUMENT')
  if (answer === 'method-refused') return refuse(405, 'METHOD_NOT_ALLOWED', 'allow', 'POST')
  const token = visit.session.takeTokenToCopy()
  const type = answerType(headers.accept)
  return {
    status: type === 'application/json' || didRun(answer) ? 200 : 400,
    headers: [...answerHeaders[type], ...sessionHeaders(visit.session)],
    body: bodyOf(answer, token),
  }
}

const answerHeaders: { readonly [Type in AnswerType]: readonly string[] } = {
  'application/json': headersOf('application/json'),
  'application/graphql-response+json': headersOf('application/graphql-response+json'),
}

function headersOf(type: AnswerType): string[] {
  return ['content-type', `${type}; charset=utf-8`, 'cache-control', 'no-store', 'vary', 'Cookie, Accept']
}

/** A document that was refused before it ran has no data, not even null. */
function didRun({ data }: Partial<Answered>): boolean {
  return data !== undefined
}

/** An answer without errors has no `errors`; the token is added only for brands that copy it (SESSION-03). */
function bodyOf({ data, errors }: Answered, token: string | undefined): string {
  return JSON.stringify({
    data,
    ...(errors?.length > 0 && { errors }),
    ...(token !== undefined && { extensions: { accessToken: token } }),
  })
}

async function runKnown(
  { documents }: Portal,
  visit: Visit,
  { id, variables }: KnownRequest,
): Promise<Answered | 'unknown'> {
  const document = documents.byHash.get(id)
  return document ? visit.ask(document, variables) : 'unknown'
}

async function runDevelopers(
  portal: Portal,
  visit: Visit,
  wanted: FreeRequest,
  method: 'GET' | 'POST',
): Promise<Answered | 'unknown' | 'method-refused'> {
  if (!portal.apollo) return 'unknown'
  const { runFree } = await import('./run-free.ts')
  return runFree(portal.apollo, visit, wanted, method)
}
