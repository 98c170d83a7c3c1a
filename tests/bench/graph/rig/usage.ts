/** What a process has used since its start. */
export interface Usage {
  /** Processor time of all its threads, microseconds. */
  cpu: number
  /** Memory it occupies, bytes. */
  rss: number
  /** Of which JavaScript's heap, bytes. */
  heap: number
}
