import type { Lengths } from './canned-answers.ts'

/** What the upstream may be told while it runs. */
export interface UpstreamOrder {
  /** Milliseconds before each answer. */
  delay?: number
  lengths?: Lengths
}

/** What it says: that it listens, and to every order how often each path was asked since the last one. */
export type UpstreamWord = { ready: true } | { counts: Record<string, number> }
