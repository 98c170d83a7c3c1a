import type { FastifyInstance, FastifyRequest } from 'fastify'
import { matchRoute } from '../../engine/resolve/match-route.ts'
import { currentBrand } from '../brands/current-brand.ts'
import type { Portal } from '../portal.ts'
import { logAnswer } from './log-answer.ts'

/** Writes one line for each answer. Addresses can name a claim or a document, so the line names the route instead. */
export function logRequests(app: FastifyInstance, portal: Portal): void {
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request.log, {
      brand: currentBrand(portal, request)?.compiled.brand.id,
      method: request.method,
      route: routeOf(portal, request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    })
    done()
  })
}

/** The manifest's route pattern for pages, the server's own for everything else. */
function routeOf(portal: Portal, request: FastifyRequest): string | undefined {
  const own = request.routeOptions.url
  if (own !== '/*') return own
  const live = currentBrand(portal, request)
  return live ? (matchRoute(live.compiled, request.url)?.route.route.path ?? 'unknown') : undefined
}
