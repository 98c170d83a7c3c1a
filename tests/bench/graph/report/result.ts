import type { ContenderName } from '../contenders/contenders.ts'
import type { Figures } from '../measure/figures.ts'
import type { GrowthLine } from '../measure/growth.ts'
import type { SoakLine } from '../measure/soak.ts'
import type { Score } from './score.ts'

/** Everything that a run of the bench found; written as JSON and told as Markdown. */
export interface BenchResult {
  machine: { node: string; processors: number; model: string; load: number; pinned: boolean }
  options: { rounds: number; seconds: number; clients: number }
  /** By upstream latency in milliseconds. */
  closed: { delay: number; scores: Score[] }[]
  open: { delay: number; perSecond: number; scores: Score[] } | undefined
  /** Milliseconds to the first answer. */
  coldStart: Partial<Record<ContenderName, number>>
  growth: { length: GrowthLine[]; areas: GrowthLine[] } | undefined
  soak: SoakLine[] | undefined
  raw: { what: string; contender: ContenderName; rounds: readonly Figures[] }[]
}
