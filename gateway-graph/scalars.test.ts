import { Kind } from 'graphql'
import { describe, expect, it } from 'vitest'
import { dateScalar, moneyScalar, outputScalar } from './scalars.ts'

describe('scalars', () => {
  it('take dates that exist, both ways', () => {
    expect(dateScalar.parseLiteral({ kind: Kind.STRING, value: '2028-02-29' })).toBe('2028-02-29')
    expect(() => dateScalar.parseLiteral({ kind: Kind.INT, value: '20280229' })).toThrow()
    expect(() => dateScalar.serialize('2026-02-29')).toThrow()
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
