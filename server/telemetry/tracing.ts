import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { CallOutcome, CallSpan, CallTrace, WatchedCall } from '../../gateway-graph/upstream/call-watch.ts'
import { traceOf, traceParent } from './trace-parent.ts'

/** Attributes of a span: routes, calls, codes; nothing of a member (OPS-09). */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** What became of a piece of work. */
interface Ended {
  name: string
  attributes: Attributes
  isFailed: boolean
}

/** A piece of work that is going on. */
interface Span {
  readonly spanId: string
  end(ended: Ended): void
}

/** Where spans go; made by the module that knows OpenTelemetry. */
export interface SpanSink {
  begin(traceId: string, parentId: string | undefined, kind: 'server' | 'client' | 'internal'): Span
  /** Sends what is left. */
  close(): Promise<void>
}

/** The trace of one request. */
export interface RequestTrace extends CallTrace {
  readonly traceId: string
  /** Runs one of the client's documents; the calls that it makes belong to it. */
  document<Value>(document: { name: string; kind: string }, run: () => Promise<Value>): Promise<Value>
  /** The request has been answered. */
  end(ended: Ended): void
}

/** The traces of requests. */
export interface Traces {
  /** The work for a request begins. Undefined when it belongs to no trace. */
  begin(request: Traced): RequestTrace | undefined
  /** The trace of a request whose work has begun. */
  of(request: Traced): RequestTrace | undefined
}

/** On the request itself, as its client is. */
const begun = Symbol('trace')

type Traced = IncomingMessage & { [begun]?: RequestTrace }

/**
 * The traces of requests. Without a sink they are passed on as trusted proxies began them, and none is begun here. With one,
 * a request that comes without is kept at a share of `ratio`, any other when its proxy keeps it.
 */
export function createTraces({
  sink,
  ratio,
}: { sink: SpanSink; ratio: number } | { sink?: never; ratio?: never }): Traces {
  const make = ({ headers }: IncomingMessage) => {
    const given = traceOf(headers)
    if (given) return new Trace(given.sampled ? sink : undefined, given)
    if (!sink) return undefined
    const sampled = Math.random() < ratio
    return new Trace(sampled ? sink : undefined, { traceId: newTraceId(), sampled })
  }
  return {
    begin(request) {
      const trace = request[begun] ?? make(request)
      if (trace) request[begun] = trace
      return trace
    },
    of: request => request[begun],
  }
}

/** By UUIDs, for which Node takes random bytes for a hundred at a time: bytes of one's own are asked of the system each time. */
const newTraceId = () => randomUUID().replaceAll('-', '')

/** The document for which something runs, of traces that are kept. */
const running = new AsyncLocalStorage<Span>()

class Trace implements RequestTrace {
  readonly traceId: string
  readonly #sink: SpanSink | undefined
  readonly #sampled: boolean
  readonly #span: Span | undefined
  readonly #spanId: string

  constructor(
    sink: SpanSink | undefined,
    { traceId, spanId, sampled }: { traceId: string; spanId?: string; sampled: boolean },
  ) {
    this.traceId = traceId
    this.#sink = sink
    this.#sampled = sampled
    this.#span = sink?.begin(traceId, spanId, 'server')
    // A span that nobody keeps is named by its trace: a number of its own costs as much as all else of the trace.
    this.#spanId = this.#span?.spanId ?? spanId ?? traceId.slice(16)
  }

  get traceparent(): string {
    return this.#told(this.#spanId)
  }

  beginCall(call: WatchedCall): CallSpan | undefined {
    const span = this.#sink?.begin(this.traceId, running.getStore()?.spanId ?? this.#spanId, 'client')
    return span && { traceparent: this.#told(span.spanId), end: outcome => span.end(endOfCall(call, outcome)) }
  }

  document<Value>(document: { name: string; kind: string }, run: () => Promise<Value>): Promise<Value> {
    const span = this.#sink?.begin(this.traceId, this.#spanId, 'internal')
    return span ? this.#within(span, document, run) : run()
  }

  end(ended: Ended): void {
    this.#span?.end(ended)
  }

  async #within<Value>(
    span: Span,
    { name, kind }: { name: string; kind: string },
    run: () => Promise<Value>,
  ): Promise<Value> {
    const attributes = { 'graphql.operation.name': name, 'graphql.operation.type': kind }
    let isFailed = true
    try {
      const value = await running.run(span, run)
      isFailed = false
      return value
    } finally {
      span.end({ name: `${kind} ${name}`, attributes, isFailed })
    }
  }

  #told(spanId: string): string {
    return traceParent({ traceId: this.traceId, spanId, sampled: this.#sampled })
  }
}

function endOfCall({ method, name }: WatchedCall, { status, failure }: CallOutcome): Ended {
  const attributes = {
    ...{ 'http.request.method': method, 'url.template': name() },
    ...{ 'http.response.status_code': status, 'error.type': failure },
  }
  return { name: `${method} ${name()}`, attributes, isFailed: failure !== undefined }
}
