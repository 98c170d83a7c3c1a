import type { ServerResponse } from 'node:http'
import type { WhenGone } from '../../gateway-graph/upstream/call-group.ts'

/** Tells when the browser hangs up before it has the whole answer: nobody waits for the rest any more. */
export function whenGone(response: ServerResponse): WhenGone {
  return listener => {
    const closed = () => {
      if (!response.writableFinished) listener()
    }
    if (response.closed) closed()
    else response.once('close', closed)
  }
}

/** A signal that goes off when the client has gone, for what takes one. */
export function hangUp(whenGone: WhenGone): AbortSignal {
  const controller = new AbortController()
  whenGone(() => controller.abort())
  return controller.signal
}
