import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { planManagement } from '../testing/fixture.ts'

const { viewer } = asking()

describe('the plan management area', () => {
  it('[CALL-71] [PLAN-08] [ENT-41] [ENT-42] gives plan management with options, links and what was cancelled', async () => {
    const dates = 'openEnrollmentStart openEnrollmentEnd coverageEndDateUponCancellation coverageStartDateUponRenewal'
    const links =
      'directShopUrl exchangeUrl exchangeUrlLabel cancellationOptions { what description } cancellationStatus'
    const own = `isOpen boughtFrom currentPlanYear upcomingPlanYear ${dates} ${links}`
    const json = { ...planManagement, directPlanCancellationStatus: { id: 'D' } }
    const { eligibleAndActive, directPlanCancellationStatus, directCancellationOptions, groupType, ...expected } =
      planManagement
    expect(await viewer(`member { planManagement { ${own} } }`, { 'GET plan-management/details': { json } })).toEqual({
      member: {
        planManagement: {
          ...expected,
          boughtFrom: 'INSURER',
          isOpen: eligibleAndActive,
          cancellationStatus: 'MEDICAL_AND_DENTAL',
          cancellationOptions: directCancellationOptions.map(({ description }) => ({ what: 'MEDICAL', description })),
        },
      },
    })
  })
})
