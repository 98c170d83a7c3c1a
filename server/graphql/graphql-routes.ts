import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentBrand } from '../brands/current-brand.ts'
import type { Portal } from '../portal.ts'
import { answerGraphiql } from './answer-graphiql.ts'
import { answerGraphql } from './answer-graphql.ts'

/** /graphql for the client; for developers also by GET, and /graphiql. */
export function graphqlRoutes(app: FastifyInstance, portal: Portal): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const live = currentBrand(portal, request)
    return live ? answerGraphql(portal, live, request, reply) : reply.callNotFound()
  }
  app.post('/graphql', answer)
  if (!portal.developer) return
  app.get('/graphql', answer)
  app.get('/graphiql', async (_request, reply) => answerGraphiql(reply))
}
