import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { comingPlans } from './coming-plans.tsx'
import { comingPlansView } from './fixture.ts'

describe('coming plans', () => {
  it('[MEMBER-02] says which plans start on which day, the next one first, and what can be done until then', () => {
    const context = homeContext({
      comingPeriods: [
        { startDate: '2027-01-01', plans: [{ category: 'DENTAL' }, { category: 'VISION' }] },
        { startDate: '2027-02-01', plans: [{ category: 'MEDICAL' }] },
      ],
    })
    show(comingPlans.render(comingPlansView, context))
    const banner = screen.getByRole('region', { name: 'Your coverage starts on 01/01/2027' })
    expect([...banner.querySelectorAll('dt')].map(term => term.textContent)).toEqual(['Dental, Vision', 'Medical'])
    expect([...banner.querySelectorAll('dd')].map(term => term.textContent)).toEqual([
      'Starts 01/01/2027',
      'Starts 02/01/2027',
    ])
    const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['See what they will cover', '/benefits/summary?asOfDate=1798761600000'],
      ['Find care', '/find-care'],
    ])
  })

  it('[MEMBER-01] is absent when every plan has begun or ended, and when nothing is known', () => {
    expect(comingPlans.render(comingPlansView, homeContext({ comingPeriods: [] }))).toBeUndefined()
    expect(comingPlans.render(comingPlansView, homeContext({ comingPeriods: null }))).toBeUndefined()
  })
})
