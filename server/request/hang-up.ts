import type { ServerResponse } from 'node:http'

/** A signal that goes off when the browser hangs up before it has the whole answer: nobody waits for the rest any more. */
export function hangUp(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
