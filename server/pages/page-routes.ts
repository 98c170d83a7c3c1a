import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentBrand } from '../brands/current-brand.ts'
import type { Portal } from '../portal.ts'
import { isSameOrigin } from '../security/is-same-origin.ts'
import { answerFailure } from './answer-failure.ts'
import { answerPage } from './answer-page.ts'

/** Every other address is a page. Forms post to them; a post that another site started is refused before it is read. */
export function pageRoutes(app: FastifyInstance, portal: Portal): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const live = currentBrand(portal, request)
    return live ? answerPage(portal, live, request, reply) : reply.callNotFound()
  }
  app.get('/*', answer)
  app.post('/*', { onRequest: refuseCrossSite }, answer)
}

async function refuseCrossSite(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isSameOrigin(request.headers)) await answerFailure(request, reply, 403)
}
