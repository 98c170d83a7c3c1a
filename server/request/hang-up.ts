import type { FastifyReply } from 'fastify'

/** A signal that goes off when the browser hangs up before it has the whole answer: nobody waits for the rest any more. */
export function hangUp({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
