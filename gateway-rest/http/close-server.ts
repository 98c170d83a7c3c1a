import type { FastifyInstance } from 'fastify'

/** How long calls in flight may take to finish, in milliseconds; the slowest, a log-in, takes a fraction of a second. */
const PATIENCE = 5_000

/** Takes no more connections, lets calls in flight finish, and cuts off what still has not after a while. */
export async function closeServer(server: FastifyInstance, patience = PATIENCE): Promise<void> {
  // A kept-alive connection becomes idle when its last answer is out: its owner may hold it open for a minute.
  const letGo = setInterval(() => server.server.closeIdleConnections(), 25)
  const giveUp = setTimeout(() => server.server.closeAllConnections(), patience)
  try {
    await server.close()
  } finally {
    clearInterval(letGo)
    clearTimeout(giveUp)
  }
}
