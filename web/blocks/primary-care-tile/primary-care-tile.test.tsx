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

  it('[HOME-25] leads to all of primary care', () => {
    show(primaryCareTile.render(primaryCareView, homeContext()))
    expect(screen.getByRole('link', { name: 'See all primary care' }).getAttribute('href')).toBe(
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
