import { Kind } from 'graphql'
import { describe, expect, it } from 'vitest'
import { dateScalar, dateTimeScalar, moneyScalar, outputScalar } from './scalars.ts'

describe('scalars', () => {
  it('take dates that exist, both ways', () => {
    expect(dateScalar.parseLiteral({ kind: Kind.STRING, value: '2028-02-29' })).toBe('2028-02-29')
    expect(() => dateScalar.parseLiteral({ kind: Kind.INT, value: '20280229' })).toThrow()
    expect(() => dateScalar.serialize('2026-02-29')).toThrow()
  })

  it('[GRAPH-05] take instants with their offset, both ways', () => {
    for (const right of ['2026-03-01T09:05:00-08:00', '2028-02-29T00:00:00Z', '2026-03-01T09:05:00.120+05:30'])
      expect(dateTimeScalar.serialize(right)).toBe(right)
    for (const wrong of [
      '2026-03-01T09:05:00',
      '2026-03-01',
      '2026-02-29T00:00:00Z',
      '2026-03-01T25:00:00Z',
      1772355900000,
    ])
      expect(() => dateTimeScalar.parseValue(wrong)).toThrow()
  })

  it('[CALL-77] take amounts as decimal strings with two decimals, never numbers', () => {
    expect(moneyScalar.serialize('1234.50')).toBe('1234.50')
    expect(moneyScalar.parseLiteral({ kind: Kind.STRING, value: '-0.05' })).toBe('-0.05')
    for (const wrong of [1234.5, '1234.5', '$5.00', '1,234.50', ''])
      expect(() => moneyScalar.serialize(wrong)).toThrow()
  })

  it('let views pass outwards only', () => {
    expect(outputScalar.serialize({ a: 1 })).toEqual({ a: 1 })
    expect(() => outputScalar.parseValue()).toThrow()
  })
})
