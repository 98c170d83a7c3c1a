import { describe, expect, it } from 'vitest'
import { filled } from './filled.ts'

describe('filled', () => {
  it('puts values in by name at every depth, and writes dates as the example does', () => {
    const example = { list: [{ key: '1', date: '07/01/2026', other: { key: '2' } }], date: '2026-07-01', rest: null }
    expect(filled(example, { key: '9', date: '2027-02-03', missing: 'x', rest: undefined })).toEqual({
      list: [{ key: '9', date: '02/03/2027', other: { key: '9' } }],
      date: '2027-02-03',
      rest: null,
    })
  })
})
