import type { WhenGone } from '../../gateway-graph/upstream/when-gone.ts'

/** A signal that goes off when the client has gone, for what takes one. */
export function hangUp(whenGone: WhenGone): AbortSignal {
  const controller = new AbortController()
  whenGone(() => controller.abort())
  return controller.signal
}
