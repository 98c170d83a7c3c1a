import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { ebillAlert } from './ebill-alert.tsx'
import { ebillAlertView } from './fixture.ts'

describe('eBill alert', () => {
  it('[HOME-14] [HOME-15] [EBILL-06] shows when the service says so and leads to eBill', () => {
    show(ebillAlert.render(ebillAlertView, homeContext()))
    expect(screen.getByRole('region', { name: 'Your invoices can come by eBill' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to eBill' }).getAttribute('href')).toBe('/account/ebill')
  })

  it.each([
    ['the service says no', { ebill: { ebill: { eligible: true, awaitsVisit: false } } }],
    ['the member is not eligible', { ebill: { ebill: { eligible: false, awaitsVisit: true } } }],
    ['the member is termed', { facts: { memberStatus: 'TERMED' as const } }],
    ['nothing is known', { ebill: null }],
  ])('[HOME-14] [HOME-15] is absent when %s', (_why, answers) => {
    expect(ebillAlert.render(ebillAlertView, homeContext(answers))).toBeUndefined()
  })
})
