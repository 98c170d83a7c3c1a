import type { FastifyInstance } from 'fastify'
import { isPassedOn } from '../http/client-of.ts'
import type { Portal } from '../portal/portal.ts'
import { createReadiness } from './readiness.ts'

const fresh = { 'cache-control': 'no-store' } as const

/**
 * Health checks, on any host (OPS-07): /livez says that the process answers, /readyz whether it can serve members and, in
 * words, what is wrong, and /version what runs.
 */
export function healthRoutes(app: FastifyInstance, portal: Portal): void {
  const readiness = createReadiness(portal)
  const silent = { logLevel: 'silent' } as const
  app.get('/livez', silent, async (_request, reply) => reply.headers(fresh).send({ status: 'ok' }))
  app.get('/readyz', silent, async ({ raw }, reply) => {
    const { words, ...states } = await readiness()
    // Who comes through a proxy, from outside, learns states and no words: these name machines and files.
    return reply
      .code(states.ready ? 200 : 503)
      .headers(fresh)
      .send(isPassedOn(raw) ? states : { ...states, words })
  })
  app.get('/version', silent, async (_request, reply) => {
    const { brands } = portal.hosts.current()
    const revisions = brands.map(({ compiled }) => [compiled.brand.id, compiled.revision ?? 'unknown'] as const)
    return reply.headers(fresh).send({
      build: portal.build,
      manifests: Object.fromEntries<string>(revisions),
      since: portal.hosts.takenAt().toISOString(),
    })
  })
}
