import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { limit } from '../testing/benefits-answers.ts'

const { seen, viewer } = asking()

describe('the benefits area', () => {
  it('[CALL-36] [ENT-23] [OPEN-56] asks limits for the member and today, yyyy-mm-dd', async () => {
    const amounts = 'total totalMet totalRemaining percentMet detailDescription { header body }'
    const own = `productCategory coverageType limitType networkTier ${amounts}`
    expect(await viewer(`featuredLimit(category: DENTAL) { ${own} }`)).toEqual({
      featuredLimit: { ...limit, productCategory: 'DENTAL', networkTier: 'IN_NETWORK', percentMet: 30 },
    })
    expect(seen().at(-1)).toMatchObject({ query: { suffix: '0', asOfDate: '2026-06-15' } })
  })

  it('[CALL-48] [CALL-50] gives plan eligibility and Medicare materials', async () => {
    const record = { memberKey: 'M0', suffix: 0, productCategory: 'M', source: 'ledger' }
    const json = [{ ...record, effectiveDate: '2020-01-01', termedDate: '2025-01-01' }]
    expect(
      await viewer('planEligibilities { category status countsAsEligible source } medicareMaterialsEligible', {
        'GET eligibility/family': { json },
        'GET medicare-materials/eligibility': { json: { eligible: true } },
      }),
    ).toEqual({
      medicareMaterialsEligible: true,
      planEligibilities: [{ category: 'MEDICAL', status: 'TERMED', countsAsEligible: true, source: 'ledger' }],
    })
  })

  it('[MEMBER-01] [MEMBER-02] tells plans to come by their first day, those behind a running plan of the same kind too', async () => {
    const own = { memberKey: 'M0', suffix: 0, source: 'ledger', termedDate: '9999-12-31' }
    const json = [
      { ...own, productCategory: 'M', effectiveDate: '2027-02-01' },
      { ...own, productCategory: 'D', effectiveDate: '2020-01-01', termedDate: '2026-12-31' },
      { ...own, productCategory: 'D', effectiveDate: '2027-01-01' },
      { ...own, productCategory: 'V', effectiveDate: '2026-06-15' },
      { ...own, productCategory: 'X', effectiveDate: '2027-01-01', memberKey: 'M1', suffix: 1 },
    ]
    expect(
      await viewer('comingPlans { effectiveDate effectiveTime categories }', { 'GET eligibility/family': { json } }),
    ).toEqual({
      comingPlans: [
        { effectiveDate: '2027-01-01', effectiveTime: String(Date.UTC(2027, 0, 1)), categories: ['DENTAL'] },
        { effectiveDate: '2027-02-01', effectiveTime: String(Date.UTC(2027, 1, 1)), categories: ['MEDICAL'] },
      ],
    })
  })

  it('[CALL-48] gives every record of the family, each with where it stands', async () => {
    const record = { suffix: 0, source: 'ledger', effectiveDate: '2020-01-01', termedDate: '9999-12-31' }
    const json = [
      { ...record, memberKey: 'M0', productCategory: 'D' },
      { ...record, memberKey: 'M1', suffix: 1, productCategory: 'X', termedDate: '2021-01-01' },
    ]
    const own = 'memberKey memberSuffix category status countsAsEligible'
    expect(await viewer(`familyEligibilities { ${own} }`, { 'GET eligibility/family': { json } })).toEqual({
      familyEligibilities: [
        { memberKey: 'M0', memberSuffix: 0, category: 'DENTAL', status: 'ACTIVE', countsAsEligible: true },
        { memberKey: 'M1', memberSuffix: 1, category: 'PHARMACY', status: 'TERMED', countsAsEligible: false },
      ],
    })
  })
})
