import { expect, it } from 'vitest'
import { traceOf, traceParent } from './trace-parent.ts'

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

it('reads the header that it writes, and that of a later version', () => {
  for (const sampled of [true, false]) {
    const parent = { traceId, spanId, sampled }
    expect(traceOf({ traceparent: traceParent(parent) })).toEqual(parent)
  }
  expect(traceOf({ traceparent: `01-${traceId}-${spanId}-03-what-comes` })).toEqual({ traceId, spanId, sampled: true })
})

it.each([
  '',
  'nonsense',
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01-${'a'.repeat(128)}`,
  `00-${traceId}-${spanId}-01\n`,
])('takes %j for no trace', traceparent => {
  expect(traceOf({ traceparent })).toBeUndefined()
})
