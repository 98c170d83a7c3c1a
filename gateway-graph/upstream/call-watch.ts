/** A call as metrics and traces name it: by the contract, without anything of the member. */
export interface WatchedCall {
  readonly method: string
  name(): string
}

/** How a call that was sent ended. */
export interface CallOutcome {
  /** The status of its answer; undefined when none came. */
  readonly status: number | undefined
  /** The code of its failure; undefined when all was well. */
  readonly failure: string | undefined
  /** From sending it to the end of its answer, milliseconds. */
  readonly ms: number
}

/** Is told of every call to the gateway (OPS-08). */
export interface CallWatch {
  /** A call was sent, for the first or the second time, and has ended. */
  ended(call: WatchedCall, outcome: CallOutcome): void
  /** A call is about to be sent a second time. */
  again(call: WatchedCall): void
  /** A call was not sent at all. */
  notSent(call: WatchedCall, failure: string): void
}

/** A call in a trace. */
export interface CallSpan {
  /** What the gateway is told, in the header of this name. */
  readonly traceparent: string
  end(outcome: CallOutcome): void
}

/** The trace that the calls of a request belong to (OPS-09). */
export interface CallTrace {
  /** What the gateway is told with calls that have no span of their own. */
  readonly traceparent: string
  /** Begins the span of a call; undefined when the trace is not kept. */
  beginCall(call: WatchedCall): CallSpan | undefined
}
