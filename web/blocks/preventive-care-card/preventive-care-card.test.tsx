import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { preventiveView } from './fixture.ts'
import { preventiveCareCard } from './preventive-care-card.tsx'

describe('preventive care card', () => {
  it('[HOME-17] [HOME-18] [HOME-19] [HOME-20] shows plan year, due date and how to reach the advocate', () => {
    show(preventiveCareCard.render(preventiveView, homeContext()))
    const card = screen.getByRole('region', { name: 'Preventive care initiative' })
    expect(card.textContent).toContain('plan year 2026-2027')
    expect(card.textContent).toContain('Your due date is 06/30/2027.')
    expect(screen.getByRole('link', { name: '503-555-0142' }).getAttribute('href')).toBe('tel:5035550142')
    expect(screen.getByRole('link', { name: 'preventive-care@portal.example' }).getAttribute('href')).toBe(
      'mailto:preventive-care@portal.example',
    )
  })

  it('[HOME-20] dials the first number alone where there is a second one behind it', () => {
    show(preventiveCareCard.render({ ...preventiveView, phone: '503-555-0142, TTY 711' }, homeContext()))
    expect(screen.getByRole('link', { name: /503/ }).getAttribute('href')).toBe('tel:5035550142')
  })

  it('[HOME-21] says that the date is unavailable, and to contact the advocate, when none comes back', () => {
    show(preventiveCareCard.render(preventiveView, homeContext({ preventiveCareDueDate: null })))
    const card = screen.getByRole('region', { name: 'Preventive care initiative' })
    expect(card.textContent).toContain('Your due date is unavailable right now. Please contact your advocate.')
    expect(card.textContent).not.toMatch(/Your due date is \d/)
  })
})
