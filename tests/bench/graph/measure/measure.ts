import type { Samples } from '../load/closed-loop.ts'
import { percentile } from '../load/percentile.ts'
import type { Running } from '../rig/start-contender.ts'
import type { Figures } from './figures.ts'

/** Puts a load on a contender and reads what it used meanwhile. */
export async function measure({ usage }: Pick<Running, 'usage'>, load: () => Promise<Samples>): Promise<Figures> {
  const before = await usage()
  const { latencies, seconds } = await load()
  const after = await usage()
  return {
    rate: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpu: (after.cpu - before.cpu) / latencies.length,
    rss: after.rss,
  }
}
