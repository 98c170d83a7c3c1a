import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { primaryCareView } from './fixture.ts'
import { primaryCareTile } from './primary-care-tile.tsx'

const targets = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')])

describe('primary care tile', () => {
  it('[HOME-22] is absent when the service names no primary care', () => {
    expect(primaryCareTile.render(primaryCareView, homeContext({ primaryCare: null }))).toBeUndefined()
  })

  it('[HOME-23] leads each member without a provider to the search', () => {
    show(primaryCareTile.render(primaryCareView, homeContext()))
    expect(targets(screen.getByRole('list', { name: 'Choose a provider for' }))).toEqual([
      ['Leo Rivera Find a provider', '/find-care/primary-care/2/search'],
    ])
  })

  it('[HOME-24] lists who has a provider by the name of the provider', () => {
    show(primaryCareTile.render(primaryCareView, homeContext()))
    expect(targets(screen.getByRole('list', { name: 'Your providers' }))).toEqual([
      ['Hill Street Family Care Ana Rivera', '/find-care/primary-care/0'],
      ['Dr. Mei Okada Sam Rivera', '/find-care/primary-care/1'],
    ])
  })

  it('[MEMBER-06] [HOME-24] keeps the provider of today until another begins, and says who comes', () => {
    const coming = { providerName: 'Dr. New', startDate: '2027-01-01' }
    const [ana] = homeContext().data.primaryCare?.withProvider ?? []
    if (!ana) throw new Error('Nobody has a provider')
    const withProvider = [
      { ...ana, coming },
      { ...ana, suffix: 9, firstName: 'Leo', providerName: null, coming },
    ]
    show(primaryCareTile.render(primaryCareView, homeContext({ primaryCare: { withoutProvider: [], withProvider } })))
    expect(targets(screen.getByRole('list', { name: 'Your providers' }))).toEqual([
      ['Hill Street Family Care Ana Rivera From 01/01/2027: Dr. New', '/find-care/primary-care/0'],
      ['From 01/01/2027: Dr. New Leo Rivera', '/find-care/primary-care/9'],
    ])
  })

  it('[HOME-23] [PCP-05] asks nobody to choose who cannot', () => {
    const [leo] = homeContext().data.primaryCare?.withoutProvider ?? []
    if (!leo) throw new Error('Everybody has a provider')
    const withoutProvider = [{ ...leo, eligible: false }]
    show(primaryCareTile.render(primaryCareView, homeContext({ primaryCare: { withoutProvider, withProvider: [] } })))
    expect(screen.queryByText('Choose a provider for')).toBeNull()
  })

  it('[HOME-25] leads to all of primary care', () => {
    show(primaryCareTile.render(primaryCareView, homeContext()))
    expect(screen.getByRole('link', { name: 'View all primary care' }).getAttribute('href')).toBe(
      '/find-care/primary-care',
    )
  })

  it('[HOME-26] leaves a list out with its title when nobody is in it', () => {
    show(
      primaryCareTile.render(primaryCareView, homeContext({ primaryCare: { withoutProvider: [], withProvider: [] } })),
    )
    expect(screen.queryByText('Choose a provider for')).toBeNull()
    expect(screen.queryByText('Your providers')).toBeNull()
  })
})
