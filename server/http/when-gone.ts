import type { ServerResponse } from 'node:http'
import type { WhenGone } from '../../gateway-graph/upstream/call-group.ts'

/** Calls back when the browser hangs up before it has the whole answer. */
export function whenGone(response: ServerResponse): WhenGone {
  return listener => {
    const closed = () => {
      if (!response.writableFinished) listener()
    }
    if (response.closed) closed()
    else response.once('close', closed)
  }
}

/** The same as an abort signal. */
export function hangUp(whenGone: WhenGone): AbortSignal {
  const controller = new AbortController()
  whenGone(() => controller.abort())
  return controller.signal
}
