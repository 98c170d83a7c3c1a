import type { ContenderName } from '../contenders/contenders.ts'
import { median } from '../load/percentile.ts'
import type { Figures } from '../measure/figures.ts'
import type { Rounds } from '../measure/in-turns.ts'

/** A contender's middle figures, and how they stand to the bare program of the same round. */
export interface Score extends Figures {
  name: ContenderName
  /** Rate relative to the bare program's: more is better. */
  rateToBare: number
  cpuToBare: number
  /** Milliseconds added to the bare program's median latency. */
  p50Added: number
}

/** Medians over the rounds. Ratios are taken within each round first, for then both met the same machine. */
export function score(rounds: Rounds): Score[] {
  const bare = rounds.get('bare') ?? []
  return [...rounds].map(([name, figures]) => {
    const middle = (read: (figures: Figures) => number) => median(figures.map(read))
    const against = (read: (own: Figures, bare: Figures) => number) =>
      median(figures.flatMap((own, round) => (bare[round] ? [read(own, bare[round])] : [])))
    return {
      name,
      rate: middle(({ rate }) => rate),
      p50: middle(({ p50 }) => p50),
      p99: middle(({ p99 }) => p99),
      cpu: middle(({ cpu }) => cpu),
      rss: Math.max(...figures.map(({ rss }) => rss)),
      rateToBare: against((own, other) => own.rate / other.rate),
      cpuToBare: against((own, other) => own.cpu / other.cpu),
      p50Added: against((own, other) => own.p50 - other.p50),
    }
  })
}
