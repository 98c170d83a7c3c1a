import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveBrand } from '../brands/live-brand.ts'
import type { Portal } from '../portal.ts'
import { hangUp } from '../request/hang-up.ts'
import { type Answered, createVisit, type Visit } from '../request/visit.ts'
import { isSameOrigin } from '../security/is-same-origin.ts'
import { writeSession } from '../session/write-session.ts'
import { type FreeRequest, type KnownRequest, readGraphqlRequest } from './graphql-request.ts'
import { refuse } from './refuse.ts'
import { runFree } from './run-free.ts'

/**
 * POST /graphql. Runs one of the client's own documents, named by hash; free queries only in developer mode. The custom
 * header cannot be sent by another site's form, and the origin cannot be forged by another site's script.
 */
export async function answerGraphql(
  portal: Portal,
  live: LiveBrand,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.headers['x-portal'] !== '1' || !isSameOrigin(request.headers)) return refuse(reply, 403, 'CROSS_SITE')
  const wanted = readGraphqlRequest(request.body)
  if (!wanted) return refuse(reply, 400, 'BAD_REQUEST')
  const visit = createVisit(portal, live, request, hangUp(reply))
  const answer = 'id' in wanted ? await runKnown(portal, visit, wanted) : await runDevelopers(portal, visit, wanted)
  if (answer === 'unknown') return refuse(reply, 400, 'UNKNOWN_DOCUMENT')
  const token = visit.session.takeTokenToCopy()
  writeSession(reply, visit.session)
  return reply
    .headers({
      'content-type': 'application/graphql-response+json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Cookie',
    })
    .send(bodyOf(answer, token))
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

async function runDevelopers(portal: Portal, visit: Visit, wanted: FreeRequest): Promise<Answered | 'unknown'> {
  return portal.apollo ? runFree(portal.apollo, visit, wanted) : 'unknown'
}
