import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { bothEndView, medicalEndsView, renewalView } from './fixture.ts'
import { planManagementBanner } from './plan-management-banner.tsx'

const cancelled = homeContext({
  planManagement: {
    planManagement: {
      isOpen: true,
      openEnrollmentEnd: null,
      upcomingPlanYear: 2027,
      coverageEndDateUponCancellation: '2026-12-31',
    },
  },
})

describe('plan management banner', () => {
  it('[HOME-13] [PLAN-01] is absent unless plan management is eligible and active', () => {
    const inactive = {
      isOpen: false,
      openEnrollmentEnd: '2026-12-15',
      upcomingPlanYear: 2027,
      coverageEndDateUponCancellation: null,
    }
    expect(
      planManagementBanner.render(renewalView, homeContext({ planManagement: { planManagement: inactive } })),
    ).toBeUndefined()
    expect(planManagementBanner.render(renewalView, homeContext({ planManagement: null }))).toBeUndefined()
    expect(planManagementBanner.render(renewalView, homeContext())).toBeDefined()
  })

  it('is absent where the gateway lacks a day that its text says', () => {
    const undated = homeContext({
      planManagement: {
        planManagement: {
          isOpen: true,
          openEnrollmentEnd: null,
          upcomingPlanYear: 2027,
          coverageEndDateUponCancellation: null,
        },
      },
    })
    for (const view of [renewalView, medicalEndsView, bothEndView])
      expect(planManagementBanner.render(view, undated)).toBeUndefined()
    expect(planManagementBanner.render(renewalView, cancelled)).toBeUndefined()
  })

  it('[PLAN-02] [PLAN-03] [PLAN-04] reminds to renew until the end of open enrollment and leads to the plan', () => {
    show(planManagementBanner.render(renewalView, homeContext()))
    const banner = screen.getByRole('region', { name: "It's time to renew your plan" })
    expect(banner.textContent).toContain('Open enrollment ends on 12/15/2026. Review your plan for 2027 before then.')
    expect(screen.getByRole('link', { name: 'Manage your plan' }).getAttribute('href')).toBe('/account/plan-benefits')
  })

  it('[PLAN-05] [PLAN-06] says when benefits end and that medical is not renewed', () => {
    show(planManagementBanner.render(medicalEndsView, cancelled))
    expect(screen.getByRole('region', { name: 'Your medical plan is ending' }).textContent).toContain(
      'Your benefits end on 12/31/2026. Your medical plan will not be renewed for the 2027 plan year.',
    )
  })

  it('[PLAN-05] [PLAN-07] says when benefits end and that medical and dental are not renewed', () => {
    show(planManagementBanner.render(bothEndView, cancelled))
    expect(screen.getByRole('region', { name: 'Your medical and dental plans are ending' }).textContent).toContain(
      'Your benefits end on 12/31/2026. Your medical and dental plans will not be renewed for the 2027 plan year.',
    )
  })
})
