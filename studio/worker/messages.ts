/** What the worker is asked: it answers in the order in which it is asked. */
export interface WorkerQuestion {
  readonly id: number
  readonly kind: string
  readonly asked: unknown
}

export interface WorkerAnswer {
  readonly id: number
  readonly answer: unknown
}
