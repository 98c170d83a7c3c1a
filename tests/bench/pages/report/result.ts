import type { Figures } from '../../graph/measure/figures.ts'

/** The figures of each program, one for each round. */
export type Rounds = Record<string, Figures[]>

/** What a run of the bench found. */
export interface BenchResult {
  machine: { node: string; processors: number; model: string; pinned: boolean; load: number }
  options: { rounds: number; seconds: number; clients: number; perSecond: number }
  measured: {
    page: string
    compressed: boolean
    /** Of a compressed answer. */
    bytes: Record<string, number>
    /** Whoever has an answer asks again. */
    closed: Rounds
    /** At a fixed rate. */
    open: Rounds | undefined
  }[]
}
