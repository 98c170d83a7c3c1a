import { describe, expect, it } from 'vitest'
import type { BenefitDeductible, Limit } from '../../schema/generated/gateway-types.ts'
import { deductible, dentalService, limit, medicalService, serviceDetail } from '../testing/benefits-answers.ts'
import { orderedLimits } from './limits.ts'
import { toDeductibles, toTiers } from './plan-benefits.ts'
import { activeCategories } from './plan-eligibility.ts'
import { outOfPocketText, toService, toServiceDetails } from './services.ts'

describe('orderedLimits', () => {
  const like = (limitType: string, changes: Partial<Limit> = {}): Limit => ({ ...limit, limitType, ...changes })

  it('[BENEFIT-05] [BENEFIT-11] keeps the limits of the category in the order of limits, in network and one person first', () => {
    const limits = [
      like(''),
      like('Out-of-Pocket Maximum'),
      like('Deductible - In Network', { coverageType: 'FAMILY' }),
      like('Deductible - In Network'),
      like('Annual Limit', { networkTier: 'tab2' }),
      like('Annual Limit'),
      like('Annual Limit', { productCategory: 'M' }),
    ]
    expect(orderedLimits(limits, 'DENTAL').map(one => [one.name, one.networkTier, one.coverageType])).toEqual([
      ['Annual Limit', 'IN_NETWORK', 'INDIVIDUAL'],
      ['Annual Limit', 'OUT_OF_NETWORK', 'INDIVIDUAL'],
      ['Deductible - In Network', 'IN_NETWORK', 'INDIVIDUAL'],
      ['Deductible - In Network', 'IN_NETWORK', 'FAMILY'],
      ['Out-of-Pocket Maximum', 'IN_NETWORK', 'INDIVIDUAL'],
      ['', 'IN_NETWORK', 'INDIVIDUAL'],
    ])
  })

  it('[BENEFIT-12] [BENEFIT-13] [BENEFIT-14] [BENEFIT-15] leaves out what is not valid, and dental maximums of -1 or 0', () => {
    const wrong: Partial<Limit>[] = [
      { total: null },
      { totalMet: null },
      { totalRemaining: null },
      { totalMet: '0.00', totalRemaining: '0.00' },
      { total: '-1.00' },
      { total: '-1.00', coverageType: 'FAMILY' },
      { total: '0.00' },
    ]
    expect(
      orderedLimits(
        wrong.map(changes => like('Annual Limit', changes)),
        'DENTAL',
      ),
    ).toEqual([])
  })
})

describe('toDeductibles', () => {
  it('[BENEFIT-12] [BENEFIT-13] [BENEFIT-14] [BENEFIT-15] follows the rules of limits', () => {
    const wrong: Partial<BenefitDeductible>[] = [
      { total: null },
      { met: null },
      { remaining: null },
      { met: '0.00', remaining: '0.00' },
      { total: '-1.00', remaining: '-1.00' },
      { total: '0.00' },
    ]
    expect(toDeductibles(wrong.map(changes => ({ ...deductible, ...changes })))).toEqual([])
    const medical = { ...deductible, category: 'medical' as const, total: '0.00' }
    expect(toDeductibles([medical])).toMatchObject([{ category: 'MEDICAL', networkTier: 'IN_NETWORK', percentMet: 0 }])
  })
})

describe('toTiers', () => {
  const service = (tier: 'tab1' | 'tab2' | 'innet' | 'outnet', category: string, code: string) =>
    toService({ ...dentalService, tier, category, code })

  it('[BENEFIT-18] [BENEFIT-19] [BENEFIT-20] puts services under two tiers, in network first and by default', () => {
    const tiers = toTiers([
      ...[service('tab2', 'Basic', 'a'), service('tab1', 'Preventive', 'b'), service('innet', 'Basic', 'c')],
      ...[service('outnet', 'Basic', 'd'), service('tab1', 'Preventive', 'e')],
    ])
    const seen = tiers.map(tier => [
      ...[tier.networkTier, tier.isDefault],
      tier.groups.map(group => [group.category, group.services.map(one => ('code' in one ? one.code : ''))]),
    ])
    expect(seen).toEqual([
      [
        'IN_NETWORK',
        true,
        [
          ['Preventive', ['b', 'e']],
          ['Basic', ['c']],
        ],
      ],
      ['OUT_OF_NETWORK', false, [['Basic', ['a', 'd']]]],
    ])
  })

  it('[BENEFIT-18] defaults to the first tier when no tier is in network', () => {
    expect(toTiers([service('tab2', 'Basic', 'a')])).toMatchObject([{ networkTier: 'OUT_OF_NETWORK', isDefault: true }])
    expect(toTiers([])).toEqual([])
  })
})

describe('toServiceDetails', () => {
  it('names each detail after its service, in network first, and after its id without one', () => {
    const services = [
      toService({ ...medicalService, tierId: 'outnet' }),
      toService(medicalService),
      toService({ ...medicalService, url: 'https://documents.example/list.pdf', pageId: null }),
    ]
    const [visit, orphan] = toServiceDetails([{ ...serviceDetail, id: 'visit' }, serviceDetail], services)
    expect(visit).toMatchObject({ name: 'Office visit', category: 'Office visits', description: null })
    expect(visit?.offers).toEqual([services[1], services[0]])
    expect(orphan).toMatchObject({ id: 'D2392', name: 'D2392', category: null, offers: [] })
  })
})

describe('outOfPocketText', () => {
  it.each([
    ['1250.00', true, '$1,250.00'],
    ['0.00', true, '$0.00'],
    ['9007199254740993.10', true, '$9,007,199,254,740,993.10'],
    ['20.00', false, '20%'],
    ['12.50', false, '12.5%'],
    ['100.00', false, '100%'],
    ['0.00', false, '0%'],
  ])('[BENEFIT-24] reads %s, copay %s, as %s', (copay, isCopay, text) => {
    expect(outOfPocketText({ copay, isCopay })).toBe(text)
  })
})

describe('activeCategories', () => {
  it('are those with a record that is active on the date, of this member', () => {
    const record = {
      memberKey: 'M0',
      suffix: 0,
      source: 'ledger',
      effectiveDate: '2025-01-01',
      termedDate: '2025-12-31',
    }
    const family = [
      { ...record, productCategory: 'X' as const },
      { ...record, productCategory: 'M' as const, termedDate: '9999-12-31' },
      { ...record, productCategory: 'V' as const, suffix: 1 },
    ]
    expect(activeCategories(family, 0, '2025-12-31')).toEqual(['MEDICAL', 'PHARMACY'])
    expect(activeCategories(family, 0, '2026-01-01')).toEqual(['MEDICAL'])
    expect(activeCategories(family, 0, '2024-12-31')).toEqual([])
  })
})
