import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { HomeData } from '../block.tsx'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { comingPlans } from './coming-plans.tsx'
import { comingPlansView } from './fixture.ts'

type Eligibility = NonNullable<HomeData['member']>['eligibilities'][number]

const home = (...eligibilities: Eligibility[]) =>
  homeContext({ member: { firstName: 'Ana', lastName: 'Rivera', eligibilities } })
const plan = (category: Eligibility['category'], status: Eligibility['status'], effectiveDate: string | null) => ({
  ...{ category, status, effectiveDate },
})

describe('coming plans', () => {
  it('[MEMBER-02] says which plans start on which day, the next one first, and what can be done until then', () => {
    const context = home(
      plan('MEDICAL', 'FUTURE', '2027-02-01'),
      plan('DENTAL', 'FUTURE', '2027-01-01'),
      plan('VISION', 'FUTURE', '2027-01-01'),
      plan('PHARMACY', 'INELIGIBLE', null),
    )
    show(comingPlans.render(comingPlansView, context))
    const banner = screen.getByRole('region', { name: 'Your coverage starts on 01/01/2027' })
    expect([...banner.querySelectorAll('dt')].map(term => term.textContent)).toEqual(['Dental, Vision', 'Medical'])
    expect([...banner.querySelectorAll('dd')].map(term => term.textContent)).toEqual([
      'Starts 01/01/2027',
      'Starts 02/01/2027',
    ])
    expect(screen.getByRole('link', { name: 'See your benefits' }).getAttribute('href')).toBe('/benefits/summary')
  })

  it('[MEMBER-01] is absent when every plan has begun or ended, and when nothing is known', () => {
    const begun = home(plan('MEDICAL', 'ACTIVE', '2026-01-01'), plan('DENTAL', 'TERMED', '2024-01-01'))
    expect(comingPlans.render(comingPlansView, begun)).toBeUndefined()
    expect(comingPlans.render(comingPlansView, homeContext({ member: null }))).toBeUndefined()
  })
})
