import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveBrand } from '../brands/live-brand.ts'
import type { Portal } from '../portal.ts'
import { hangUp } from '../request/hang-up.ts'
import { type Answered, createVisit, type Visit } from '../request/visit.ts'
import { isSameOrigin } from '../security/is-same-origin.ts'
import { writeSession } from '../session/write-session.ts'
import { answerType } from './answer-type.ts'
import { type FreeRequest, type KnownRequest, readGraphqlRequest, readGraphqlSearch } from './graphql-request.ts'
import { refuse } from './refuse.ts'
import { runFree } from './run-free.ts'

/**
 * POST /graphql, and GET for queries of developers. Runs one of the client's own documents, named by hash; free queries
 * only in developer mode. The custom header cannot be sent by another site's form, and the origin cannot be forged by
 * another site's script. What cannot run is a 400, or a 200 for clients that ask for the older form of answers.
 */
export async function answerGraphql(
  portal: Portal,
  live: LiveBrand,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.headers['x-portal'] !== '1' || !isSameOrigin(request.headers)) return refuse(reply, 403, 'CROSS_SITE')
  const method = request.method === 'GET' ? 'GET' : 'POST'
  const wanted = method === 'GET' ? readGraphqlSearch(request.query) : readGraphqlRequest(request.body)
  if (!wanted) return refuse(reply, 400, 'BAD_REQUEST')
  const visit = createVisit(portal, live, request, hangUp(reply))
  const answer =
    'id' in wanted ? await runKnown(portal, visit, wanted) : await runDevelopers(portal, visit, wanted, method)
  if (answer === 'unknown') return refuse(reply, 400, 'UNKNOWN_DOCUMENT')
  if (answer === 'method-refused') return refuse(reply.header('allow', 'POST'), 405, 'METHOD_NOT_ALLOWED')
  const token = visit.session.takeTokenToCopy()
  writeSession(reply, visit.session)
  const type = answerType(request.headers.accept)
  return reply
    .code(type === 'application/json' || didRun(answer) ? 200 : 400)
    .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', vary: 'Cookie, Accept' })
    .send(bodyOf(answer, token))
}

/** A document that was refused before it ran has no data, not even null. */
function didRun({ data }: Partial<Answered>): boolean {
  return data !== undefined
}

/** An answer without errors has no list of them; the token goes along only for brands that copy it (SESSION-03). */
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
  return portal.apollo ? runFree(portal.apollo, visit, wanted, method) : 'unknown'
}
