/** What one measurement of a contender gives. */
export interface Figures {
  /** Answers a second. */
  rate: number
  /** Latencies, milliseconds. */
  p50: number
  p99: number
  /** Processor time of the contender for each answer, microseconds. */
  cpu: number
  /** Memory it occupies afterwards, bytes. */
  rss: number
}
