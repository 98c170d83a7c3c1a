import { describe, expect, it } from 'vitest'
import type { Limit } from '../../schema/generated/gateway-types.ts'
import { networkTier } from '../shared/network-tier.ts'
import { limit } from '../testing/benefits-answers.ts'
import { featuredLimit, hasMaximum, isValidLimit, limitOrder, percentMet } from './limits.ts'

const like = (changes: Partial<Limit>): Limit => ({ ...limit, ...changes })

describe('isValidLimit', () => {
  it('[BENEFIT-12] [BENEFIT-13] wants total, met and remaining, and not both met and remaining zero', () => {
    expect(isValidLimit(limit)).toBe(true)
    expect(isValidLimit(like({ totalMet: '0.00' }))).toBe(true)
    expect(isValidLimit(like({ totalRemaining: '0.00' }))).toBe(true)
    expect(isValidLimit(like({ totalMet: '0.00', totalRemaining: '0.00' }))).toBe(false)
    expect(isValidLimit(like({ total: null }))).toBe(false)
    expect(isValidLimit(like({ totalMet: null }))).toBe(false)
    expect(isValidLimit(like({ totalRemaining: null }))).toBe(false)
  })
})

describe('limitOrder', () => {
  it('[BENEFIT-11] [CONST-10] puts the annual limit first, then the in-network deductible, others, none', () => {
    expect(['', 'Out of pocket', 'Deductible - In Network', 'Annual Limit'].map(limitOrder)).toEqual([4, 3, 2, 1])
  })
})

describe('hasMaximum', () => {
  it('[BENEFIT-15] ignores dental totals of -1 and 0, and only dental ones', () => {
    expect(hasMaximum({ productCategory: 'D', total: '-1.00' })).toBe(false)
    expect(hasMaximum({ productCategory: 'D', total: '0.00' })).toBe(false)
    expect(hasMaximum({ productCategory: 'D', total: '0.01' })).toBe(true)
    expect(hasMaximum({ productCategory: 'M', total: '0.00' })).toBe(true)
  })
})

describe('networkTier', () => {
  it('[BENEFIT-19] [BENEFIT-20] [CONST-09] reads tab1 and innet as in network, tab2 and outnet as out of it', () => {
    expect((['tab1', 'innet', 'tab2', 'outnet'] as const).map(networkTier)).toEqual([
      ...['IN_NETWORK', 'IN_NETWORK', 'OUT_OF_NETWORK', 'OUT_OF_NETWORK'],
    ])
  })
})

describe('percentMet', () => {
  it('[BENEFIT-16] [BENEFIT-17] is met / total x 100, and 0 for an invalid limit or no total', () => {
    expect(percentMet(limit)).toBe(30)
    expect(percentMet(like({ totalMet: null }))).toBe(0)
    expect(percentMet(like({ total: '0.00', totalMet: '5.00' }))).toBe(0)
  })
})

describe('featuredLimit', () => {
  it('takes the first valid limit of the category in the order of limits, with its explanation (ENT-23)', () => {
    const limits = [
      like({ productCategory: 'M' }),
      like({ limitType: 'Deductible - In Network' }),
      like({ networkTier: 'tab2' }),
      like({ coverageType: 'FAMILY' }),
      like({ total: '-1.00' }),
      like({}),
    ]
    const { coverageType, limitType, total, totalMet: met, totalRemaining: remaining, detailDescription } = limit
    expect(featuredLimit(limits, 'DENTAL')).toEqual({
      ...{ category: 'DENTAL', coverageType, name: limitType, networkTier: 'IN_NETWORK', detailDescription },
      ...{ total, met, remaining, percentMet: 30 },
    })
  })

  it('is null when the category has none', () => {
    expect(featuredLimit([limit], 'VISION')).toBeNull()
    expect(featuredLimit([like({ totalMet: '0.00', totalRemaining: '0.00' })], 'DENTAL')).toBeNull()
  })
})
