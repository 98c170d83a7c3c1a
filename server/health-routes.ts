import type { FastifyInstance } from 'fastify'
import { request } from 'undici'
import type { Portal } from './portal/portal.ts'

/** How long the gateway may take to answer. */
const gatewayTimeoutMs = 2_000

/** What /readyz answers for each thing that serving members needs; anything but `ok` and `outdated` means not ready. */
interface Readiness {
  gateway: 'ok' | 'unreachable'
  /** Outdated: the newest manifests have mistakes, and the last good revision serves. */
  content: 'ok' | 'outdated' | 'missing'
  portal: 'ok' | 'draining'
}

const fine: ReadonlySet<string> = new Set(['ok', 'outdated'])

/**
 * Health checks, on any host: /healthz says that the process answers, /readyz whether it can serve members: the REST
 * gateway answers, there are brands, and the portal is not shutting down.
 */
export function healthRoutes(app: FastifyInstance, portal: Portal): void {
  let asking: Promise<boolean> | undefined

  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    // Concurrent checks share one request to the gateway.
    asking ??= answers(new URL('/healthz', portal.gatewayUrl)).finally(() => {
      asking = undefined
    })
    const readiness: Readiness = {
      gateway: (await asking) ? 'ok' : 'unreachable',
      content: contentOf(portal),
      portal: portal.draining ? 'draining' : 'ok',
    }
    const isReady = Object.values<string>({ ...readiness }).every(state => fine.has(state))
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness)
  })

  /** Any status below 500 will do: not every gateway has the address. */
  async function answers(address: URL): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(gatewayTimeoutMs)
      const { statusCode, body } = await request(address, { dispatcher: portal.pool, signal })
      await body.dump()
      return statusCode < 500
    } catch {
      return false
    }
  }
}

function contentOf({ hosts }: Portal): Readiness['content'] {
  if (hosts.current().brands.length === 0) return 'missing'
  return hosts.isNewest() ? 'ok' : 'outdated'
}
