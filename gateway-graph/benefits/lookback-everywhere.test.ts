import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { planPeriod } from '../testing/benefits-answers.ts'
import { account, eligibility, subscriber } from '../testing/fixture.ts'

const { viewer } = asking()

/** The account of a member whose medical and dental plans ended on one day and who has no other. */
const endedOn = (terminationDate: string) => ({
  'GET account': {
    json: {
      ...account,
      members: [
        {
          ...subscriber,
          medical: eligibility('medical', { terminationDate }),
          dental: eligibility('dental', { terminationDate }),
          vision: null,
          pharmacy: null,
        },
      ],
    },
  },
  'GET benefits/history': { json: [{ ...planPeriod, effectiveDate: '2024-01-01', terminationDate }] },
})
const asked = `
  facts { memberStatus medical }
  member { coverages { status } planPeriods { status } } family { claimTypes claims { type } explanations { type } }
`

describe('coverage that ended', () => {
  it('[MEMBER-07] [STATE-14] counts in menus, claims, EOBs and the history for two years', async () => {
    expect(await viewer(asked, endedOn('2024-06-16'))).toMatchObject({
      facts: { memberStatus: 'TERMED', medical: 'TERMED' },
      ...{ family: { claimTypes: ['MEDICAL', 'DENTAL'] }, member: { planPeriods: [{ status: 'TERMED' }] } },
    })
  })

  it('[MEMBER-07] [STATE-14] counts as none from then on, in all of them', async () => {
    expect(await viewer(asked, endedOn('2024-06-15'))).toMatchObject({
      facts: { memberStatus: 'NONE', medical: 'INELIGIBLE' },
      family: { claimTypes: [] },
      member: { coverages: Array.from({ length: 4 }, () => ({ status: 'INELIGIBLE' })), planPeriods: [] },
    })
  })

  it('[MEMBER-07] is no longer the kind of claims and EOBs that shows first', async () => {
    const members = [
      {
        ...subscriber,
        ...{ medical: eligibility('medical', { terminationDate: '2024-06-15' }), dental: eligibility('dental') },
      },
    ]
    const replies = { 'GET account': { json: { ...account, members } } }
    expect(await viewer('family { claims { type } explanations { type } }', replies)).toEqual({
      family: { claims: { type: 'DENTAL' }, explanations: { type: 'DENTAL' } },
    })
  })
})
