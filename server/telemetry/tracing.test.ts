import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { traceOf } from './trace-parent.ts'
import { createTraces, type SpanSink } from './tracing.ts'

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
const request = (traceparent?: string) => ({ headers: { traceparent } }) as unknown as IncomingMessage
const call = { method: 'GET', name: () => 'claims/{claimId}' }
const ok = { status: 200, failure: undefined, ms: 5 }

interface Kept {
  name: string
  traceId: string
  parentId: string | undefined
  spanId: string
  kind: string
  isFailed: boolean
  attributes: object
}

/** A sink that keeps what ended. */
function keeping() {
  const spans: Kept[] = []
  let count = 0
  const sink: SpanSink = {
    begin(trace, parentId, kind) {
      count += 1
      const id = String(count).padStart(16, '0')
      return { spanId: id, end: ended => void spans.push({ ...ended, traceId: trace, parentId, spanId: id, kind }) }
    },
    close: async () => {},
  }
  return { spans, sink }
}

describe('[OPS-09] traces', () => {
  it('are passed on to the gateway as the proxy began them, and none is begun, while there is no endpoint', () => {
    const traces = createTraces({})
    const asked = request(`00-${traceId}-${spanId}-01`)
    const trace = traces.begin(asked)
    expect(trace?.traceparent).toBe(`00-${traceId}-${spanId}-01`)
    expect([trace?.beginCall(call), traces.of(asked)]).toEqual([undefined, trace])
    expect(traces.begin(request())).toBeUndefined()
  })

  it('have a span for the request, the document and each call, in that order', async () => {
    const { spans, sink } = keeping()
    const trace = createTraces({ sink, ratio: 0 }).begin(request(`00-${traceId}-${spanId}-01`))
    const headers: string[] = []
    await trace?.document({ name: 'Home', kind: 'query' }, async () => {
      for (const outcome of [ok, { ...ok, status: 503, failure: 'UPSTREAM' }]) {
        const span = trace.beginCall(call)
        headers.push(span?.traceparent ?? '')
        span?.end(outcome)
      }
    })
    trace?.end({ name: 'GET /home', attributes: { 'http.route': '/home' }, isFailed: false })
    expect(spans.map(({ name, parentId, kind, isFailed }) => [name, parentId, kind, isFailed])).toEqual([
      ['GET claims/{claimId}', '0000000000000002', 'client', false],
      ['GET claims/{claimId}', '0000000000000002', 'client', true],
      ['query Home', '0000000000000001', 'internal', false],
      ['GET /home', spanId, 'server', false],
    ])
    expect(new Set(spans.map(one => one.traceId))).toEqual(new Set([traceId]))
    expect(headers.map(traceparent => traceOf({ traceparent })?.spanId)).toEqual([
      '0000000000000003',
      '0000000000000004',
    ])
  })

  it('are kept at a share, but as the proxy decided where there is one that did', () => {
    const { spans, sink } = keeping()
    const count = (ratio: number, traceparent?: string) => {
      spans.length = 0
      const traces = createTraces({ sink, ratio })
      for (let times = 0; times < 2_000; times += 1)
        traces.begin(request(traceparent))?.end({ name: '', attributes: {}, isFailed: false })
      return spans.length
    }
    expect([count(0), count(1), count(1, `00-${traceId}-${spanId}-00`)]).toEqual([0, 2_000, 0])
    expect(Math.abs(count(0.5) - 1_000)).toBeLessThan(200)
    const unkept = createTraces({ sink, ratio: 0 }).begin(request())
    expect(traceOf({ traceparent: unkept?.traceparent })).toMatchObject({ sampled: false, traceId: unkept?.traceId })
  })
})
