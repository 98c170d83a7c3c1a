import { describe, expect, it } from 'vitest'
import { lookupKey } from './lookup-key.ts'

describe('lookupKey', () => {
  it('[ERR-21] tells strings, numbers, null, undefined and dates apart', () => {
    const arguments_ = ['1', 1, null, undefined, new Date(1), 'null', 'undefined', 'd1', 'n1']
    expect(new Set(arguments_.map(one => lookupKey([one]))).size).toBe(arguments_.length)
    expect(lookupKey(['a', 'b'])).not.toBe(lookupKey(['b', 'a']))
    expect(lookupKey(['a', new Date(5)])).toBe(lookupKey(['a', new Date(5)]))
  })

  it.each([[{}], [[]], [true], [() => 1], [Symbol('x')], [10n]])('[ERR-21] throws on %s', argument => {
    expect(() => lookupKey(['a', argument])).toThrow(TypeError)
  })
})
