import type { FastifyInstance } from 'fastify'
import { pathsIn } from '../../schema/path-of.ts'
import { currentBrand } from '../brands/brand-hosts.ts'
import { clientOf } from '../http/client-of.ts'
import { leadTo } from '../pages/safe-location.ts'
import type { Portal } from '../portal/portal.ts'
import { securityText } from './security-text.ts'

/**
 * Addresses that programs know: to whom those write who found a weakness (RFC 9116), and where a password manager leads to
 * change a password. The same whoever asks: the page asks for a sign-in where one is needed (SEC-27).
 */
export function wellKnownRoutes(app: FastifyInstance, portal: Portal): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const live = currentBrand(portal, request)
    if (!live) return reply.callNotFound()
    const origin = `${clientOf(request.raw).overTls ? 'https' : 'http'}://${request.headers.host}`
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(securityText(live.compiled, origin, portal.now()))
  })
  app.get('/.well-known/change-password', async (request, reply) => {
    const live = currentBrand(portal, request)
    if (!live) return reply.callNotFound()
    return leadTo(live, pathsIn(live.compiled.routes.views)('account-change-password'), reply)
  })
}
