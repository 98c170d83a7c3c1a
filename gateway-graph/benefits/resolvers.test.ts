import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { limit } from '../testing/benefits-answers.ts'

const { seen, viewer } = asking()

describe('the benefits area', () => {
  it('[CALL-36] [ENT-23] [OPEN-56] asks limits for the member and today, yyyy-mm-dd', async () => {
    const amounts = 'total met remaining percentMet detailDescription { header body }'
    const own = `category coverageType name networkTier ${amounts}`
    const { productCategory: _letter, limitType: name, totalMet: met, totalRemaining: remaining, ...rest } = limit
    expect(await viewer(`member { limits(category: DENTAL) { ${own} } }`)).toEqual({
      member: {
        limits: [{ ...rest, name, met, remaining, category: 'DENTAL', networkTier: 'IN_NETWORK', percentMet: 30 }],
      },
    })
    expect(await viewer('member { limits(category: VISION) { total } }')).toEqual({ member: { limits: [] } })
    expect(seen().at(-1)).toMatchObject({ query: { suffix: '0', asOfDate: '2026-06-15' } })
  })

  it('[CALL-48] [STATE-15] gives the records of a member, each with where it stands and whether it counts', async () => {
    const record = { source: 'ledger', effectiveDate: '2020-01-01', termedDate: '9999-12-31' }
    const json = [
      { ...record, memberKey: 'M0', suffix: 0, productCategory: 'D', termedDate: '2021-01-01' },
      { ...record, memberKey: 'M0', suffix: 0, productCategory: 'D', effectiveDate: '2022-01-01' },
      { ...record, memberKey: 'M1', suffix: 1, productCategory: 'X', termedDate: '2025-01-01' },
    ]
    const own = '{ planRecords { category status startDate endDate countsAsEligible isSelected source } }'
    const [ended, active] = [
      { startDate: '2020-01-01', endDate: '2021-01-01', status: 'TERMED', countsAsEligible: false, isSelected: false },
      { startDate: '2022-01-01', endDate: null, status: 'ACTIVE', countsAsEligible: true, isSelected: true },
    ]
    expect(
      await viewer(`member ${own} family { member(suffix: 1) ${own} }`, { 'GET eligibility/family': { json } }),
    ).toEqual({
      member: {
        planRecords: [
          { category: 'DENTAL', source: 'ledger', ...ended },
          { category: 'DENTAL', source: 'ledger', ...active },
        ],
      },
      family: {
        member: {
          planRecords: [
            {
              ...{ category: 'PHARMACY', source: 'ledger', startDate: '2020-01-01', endDate: '2025-01-01' },
              ...{ status: 'TERMED', countsAsEligible: true, isSelected: true },
            },
          ],
        },
      },
    })
  })
})
