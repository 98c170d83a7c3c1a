import type { IncomingHttpHeaders } from 'node:http'
import { HeaderMap } from '@apollo/server'
import { persistedQuery } from '../../gateway-graph/create-graph.ts'
import type { WhenGone } from '../../gateway-graph/upstream/call-group.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
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
  whenGone: WhenGone
}

/**
 * The refusal of a request that does not come from a page of ours; such a request is not even read. Another site's form
 * cannot send the custom header, and another site's script cannot forge the origin.
 */
export function refusalOf(headers: IncomingHttpHeaders): GraphqlReply | undefined {
  return headers['x-portal'] === '1' && isSameOrigin(headers) ? undefined : refusalReply(403, 'CROSS_SITE')
}

/**
 * Answers /graphql through Apollo Server, as whoever is signed in. Runs one of the client's own documents, named by hash;
 * free queries only in developer mode.
 */
export async function answerGraphql(portal: Portal, live: LiveBrand, asked: GraphqlAsked): Promise<GraphqlReply> {
  const { method, search = '', headers, whenGone } = asked
  const refusal = refusalOf(headers)
  if (refusal) return refusal
  const wanted = read(portal, asked)
  if ('status' in wanted) return wanted
  const visit = createVisit(portal, live, asked, whenGone)
  const told = new HeaderMap([
    ['x-portal', '1'],
    ['accept', answerType(headers.accept)],
  ])
  const answer = await portal.graph.server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers: told, search, body: wanted.body },
    context: async () => visit.context(wanted.known?.kind),
  })
  if (answer.body.kind !== 'complete')
    throw new Error('Apollo Server answered in parts, which no document of ours asks for')
  // Before the session's headers: what was taken is gone from the cookies.
  const token = visit.session.takeTokenToCopy()
  answer.headers.set('cache-control', 'no-store').set('vary', 'Cookie, Accept')
  return {
    status: answer.status ?? 200,
    headers: [...[...answer.headers].flat(), ...sessionHeaders(visit.session)],
    body: withToken(answer.body.string, token),
  }
}

/** A request that may run: its body as Apollo Server reads it, and the document when it names a known one. */
interface Wanted {
  known?: KnownDocument
  body: unknown
}

/** Reads a request as far as Apollo Server does not: members name a document by `id` and send no text. */
function read({ documents, developer }: Portal, { method, body }: GraphqlAsked): Wanted | GraphqlReply {
  if (method === 'GET') return { body: undefined }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refusalReply(400, 'BAD_REQUEST')
  const { id, ...rest } = body as Record<string, unknown>
  if (id === undefined) return developer ? { body } : refusalReply(400, 'UNKNOWN_DOCUMENT')
  if (typeof id !== 'string' || 'query' in rest) return refusalReply(400, 'BAD_REQUEST')
  const known = documents.byHash.get(id)
  return known ? { known, body: { ...rest, extensions: persistedQuery(id) } } : refusalReply(400, 'UNKNOWN_DOCUMENT')
}

/** Adds the token to an answer, only after a sign-in and for brands that copy it (SESSION-03). */
function withToken(body: string, accessToken: string | undefined): string {
  return accessToken === undefined ? body : JSON.stringify({ ...JSON.parse(body), extensions: { accessToken } })
}
