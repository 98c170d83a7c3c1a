import { percentile } from '../graph/load/percentile.ts'
import type { Promised } from '../report/promise.ts'

/** What was timed, several times. */
export interface Measured {
  what: string
  /** Milliseconds. */
  times: readonly number[]
  /** The most that was promised, milliseconds, and of which share of the times; nothing was where left out. */
  wanted?: { ms: number; share: 'median' | 'p95' }
  /** Figures that stand beside it, such as times of the same with larger manifests. */
  note?: string
}

const shares = { median: 0.5, p95: 0.95 } as const

/** A row of the table: median, the slowest of twenty, the slowest of all. */
export const rowOf = ({ what, times, note = '' }: Measured): readonly string[] => [
  what,
  ...[0.5, 0.95, 1].map(share => percentile(times, share).toFixed(0)),
  String(times.length),
  note,
]

/** Whether it is as promised; undefined where nothing was. */
export function promiseOf({ what, times, wanted }: Measured): Promised | undefined {
  if (!wanted) return undefined
  const found = percentile(times, shares[wanted.share])
  return {
    what: `${what}, ms, ${wanted.share}`,
    wanted: `at most ${wanted.ms}`,
    found: found.toFixed(0),
    met: times.length > 0 && found <= wanted.ms,
  }
}

/** Times something again and again. */
export async function timed(rounds: number, one: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await one(round)
    times.push(performance.now() - began)
  }
  return times
}
