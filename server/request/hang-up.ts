import type { WhenGone } from '../../gateway-graph/upstream/when-gone.ts'

/** The same as a signal, for what takes one. */
export function hangUp(whenGone: WhenGone): AbortSignal {
  const controller = new AbortController()
  whenGone(() => controller.abort())
  return controller.signal
}
