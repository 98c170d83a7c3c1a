import { fileURLToPath } from 'node:url'
import type { UpstreamOrder, UpstreamWord } from '../upstream/upstream-messages.ts'
import { pin } from './pin.ts'
import { startHelper } from './processes.ts'

/** The canned upstream, running. */
export interface Upstream {
  origin: string
  /** Changes delay or lengths and gives how often each path was asked since the last time. */
  set(order: UpstreamOrder): Promise<Record<string, number>>
  stop(): Promise<void>
}

export async function startUpstream(port: number): Promise<Upstream> {
  const module = fileURLToPath(new URL('../upstream/upstream-process.ts', import.meta.url))
  const helper = startHelper<UpstreamWord>(module, [String(port)], {})
  pin(helper.child.pid ?? 0, 1)
  await helper.heard()
  return {
    origin: `http://127.0.0.1:${port}`,
    async set(order) {
      const word = await helper.tell(order)
      return 'counts' in word ? word.counts : {}
    },
    stop: helper.stop,
  }
}
