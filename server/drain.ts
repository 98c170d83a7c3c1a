import type { FastifyInstance } from 'fastify'

/**
 * Stops taking connections and lets requests in flight finish; after `patienceMs` those that still have not are cut off,
 * so that whoever stops the portal knows how long that takes at most.
 */
export async function drain(app: FastifyInstance, patienceMs: number): Promise<void> {
  // A connection becomes idle when its last answer is out: without this the drain would wait for browsers to let go.
  const letGo = setInterval(() => app.server.closeIdleConnections(), 50)
  const giveUp = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
  } finally {
    clearInterval(letGo)
    clearTimeout(giveUp)
  }
}
