import type { FastifyInstance } from 'fastify'
import { spokenBrand } from '../brands/brand-hosts.ts'
import { whenGone } from '../http/when-gone.ts'
import type { Portal } from '../portal/portal.ts'
import { addHeaders } from '../session/session-headers.ts'
import { answerGraphql } from './answer-graphql.ts'
import { answerGraphiql } from './graphiql-page.ts'
import { scalarSchema, scalarsPrefix } from './scalar-schemas.ts'

/** For developers, besides POST /graphql (graphql-front.ts): queries by GET, GraphiQL, and what scalars are specified by. */
export function graphqlRoutes(app: FastifyInstance, portal: Portal): void {
  if (!portal.developer) return
  app.get('/graphql', async (request, reply) => {
    const live = spokenBrand(portal, request, 'data')
    if (!live) return reply.callNotFound()
    const { id, raw, headers, ip, log, url } = request
    const search = url.slice('/graphql'.length)
    const asked = { id, raw, headers, ip, log, search, method: 'GET', whenGone: whenGone(reply.raw) } as const
    const { status, headers: told, body } = await answerGraphql(portal, live, asked)
    return addHeaders(reply.code(status), told).send(body)
  })
  app.get('/graphiql', async (request, reply) => answerGraphiql(portal, request, reply))
  app.get<{ Params: { name: string } }>(`${scalarsPrefix}:name`, async (request, reply) => {
    const schema = await scalarSchema(request.params.name)
    if (schema === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').type('application/schema+json').send(schema)
  })
}
