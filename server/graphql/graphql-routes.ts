import type { FastifyInstance } from 'fastify'
import { currentBrand } from '../brands/current-brand.ts'
import type { Portal } from '../portal.ts'
import { addHeaders } from '../request/add-headers.ts'
import { whenGone } from '../request/when-gone.ts'
import { answerGraphiql } from './answer-graphiql.ts'
import { answerGraphql } from './answer-graphql.ts'

/** What developers have besides POST /graphql (graphql-front.ts): queries by GET, and /graphiql. */
export function graphqlRoutes(app: FastifyInstance, portal: Portal): void {
  if (!portal.developer) return
  app.get('/graphql', async (request, reply) => {
    const live = currentBrand(portal, request)
    if (!live) return reply.callNotFound()
    const { id, headers, ip, log, query: content } = request
    const asked = { id, headers, ip, log, content, method: 'GET', whenGone: whenGone(reply.raw) } as const
    const { status, headers: told, body } = await answerGraphql(portal, live, asked)
    return addHeaders(reply.code(status), told).send(body)
  })
  app.get('/graphiql', async (_request, reply) => answerGraphiql(reply))
}
