import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeAnswers, homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { yearlyAmountsView } from './fixture.ts'
import { yearlyAmounts } from './yearly-amounts.tsx'

const limits = homeAnswers.yearlyLimits ?? []

describe('yearly amounts', () => {
  it("[MEMBER-34] shows the member's deductible and out-of-pocket maximum of the medical plan as figures and bars, with the family's share", () => {
    show(yearlyAmounts.render(yearlyAmountsView, homeContext()))
    const card = screen.getByRole('region', { name: 'Your medical plan this year' })
    expect(
      screen.getAllByRole('meter').map(bar => [bar.getAttribute('aria-valuetext'), bar.getAttribute('value')]),
    ).toEqual([
      [expect.stringMatching(/^\$450(\.00)? of \$1,500(\.00)? met, \$1,050(\.00)? left$/), '30'],
      [expect.stringMatching(/^\$1,250\.50 of \$5,000(\.00)? met, \$3,749\.50 left$/), expect.stringMatching(/^25/)],
    ])
    expect(card.textContent).toMatch(/Deductible.*Out-of-pocket maximum/)
    expect(card.textContent).toMatch(/Family: \$2,550(\.00)? left of \$3,000(?!\.)/)
    expect(card.textContent).not.toMatch(/Annual limit|7,000/)
    expect(screen.getByRole('link', { name: 'See your benefits' }).getAttribute('href')).toBe('/benefits')
  })

  it('[MEMBER-34] shows the amounts of the dental plan to a member who has that alone', () => {
    const dental = limits.filter(({ category }) => category === 'DENTAL')
    show(yearlyAmounts.render(yearlyAmountsView, homeContext({ yearlyLimits: dental })))
    expect(screen.getByRole('region', { name: 'Your dental plan this year' }).textContent).toContain('Annual limit')
  })

  it("[MEMBER-34] shows the family's amount where there is no other", () => {
    const family = limits.filter(({ coverageType }) => coverageType === 'FAMILY')
    show(yearlyAmounts.render(yearlyAmountsView, homeContext({ yearlyLimits: family })))
    expect(screen.getAllByRole('meter')).toHaveLength(1)
    expect(screen.queryByText(/^Family/)).toBeNull()
  })

  it.each([[[]], [null]])('is left out for a member without such an amount', yearlyLimits => {
    expect(yearlyAmounts.render(yearlyAmountsView, homeContext({ yearlyLimits }))).toBeUndefined()
  })
})
