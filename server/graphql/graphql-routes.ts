import type { FastifyInstance } from 'fastify'
import { currentBrand } from '../brands/current-brand.ts'
import type { Portal } from '../portal.ts'
import { answerGraphiql } from './answer-graphiql.ts'
import { answerGraphql } from './answer-graphql.ts'

/** /graphql for the client, /graphiql for developers. */
export function graphqlRoutes(app: FastifyInstance, portal: Portal): void {
  app.post('/graphql', async (request, reply) => {
    const live = currentBrand(portal, request)
    return live ? answerGraphql(portal, live, request, reply) : reply.callNotFound()
  })
  if (portal.developer) app.get('/graphiql', async (_request, reply) => answerGraphiql(reply))
}
