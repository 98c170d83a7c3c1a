import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetEverything } from '../../web/state/forget-everything.ts'
import { isOldAddress, movedBrands } from '../manifests/moved-brands.ts'
import { benefits, family, period } from './support/benefits-answers.ts'
import { changed, state } from './support/change-password-answers.ts'
import type { Answers } from './support/fake-query.ts'
import { answers as idCards } from './support/id-card-answers.ts'
import { openAddress } from './support/open-address.tsx'

const [manifest] = await movedBrands()
if (!manifest) throw new Error('No brand')
const open = (path: string, answers: Answers = {}) =>
  openAddress(path, { manifest, persona: 'subscriber, active', answers })

const hrefsOf = (page: Element) => [...page.querySelectorAll('a')].map(link => link.getAttribute('href'))

afterEach(() => {
  cleanup()
  forgetEverything()
  vi.unstubAllGlobals()
})

describe('in the browser, a brand that has its screens elsewhere', () => {
  it('[SCOPE-08] [ROUTE-15] is followed by links without a page load, and links to nothing where screens were', async () => {
    const { user, router, getByRole, container } = await openAddress('/help/username', { manifest })
    await user.click(getByRole('link', { name: 'Forgot your password?' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/help/password'))
    const links = [...container.querySelectorAll<HTMLElement>('a, form')].map(
      each => each.getAttribute('href') ?? each.getAttribute('action') ?? '',
    )
    expect(links).toContain('/sign-in')
    expect(links.filter(isOldAddress)).toEqual([])
  })

  it('[BENEFIT-01] [HISTORY-03] shows the category of a route whose path does not name it', async () => {
    const answer = { viewer: family(1, { benefits: benefits(), planPeriods: [period(2024)] }) }
    const { sent, container } = await open('/coverage/teeth', { BenefitsScreen: () => ({ data: answer }) })
    expect(sent('BenefitsScreen').map(call => call.variables.category)).toEqual(['DENTAL'])
    expect(hrefsOf(container)).toEqual(
      expect.arrayContaining(['/treatments/dental/D0120', `/earlier/${Date.UTC(2024, 0, 1)}/benefits/dental`]),
    )
  })

  it('[IDCARD-04] [IDCARD-08] has its ID cards there, and the error page of a failed download', async () => {
    vi.stubGlobal('open', () => null)
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    const { user, router, container } = await open('/cards', idCards)
    expect(hrefsOf(container)).toContain('/cards/by-mail?category=medical')
    const download = container.querySelector('a[href^="/files/id-card.pdf"]')
    if (download) await user.click(download)
    await waitFor(() => expect(router.state.location.pathname).toBe('/trouble/500'))
  })

  it('[ACCOUNT-11] [LOGOUT-09] goes on to its Home after a required new password, and logs out at its own address', async () => {
    let asked = 0
    const first = () => state(asked++ === 0 ? 'INITIAL' : 'ACTIVE').ChangePasswordScreen?.({}) ?? {}
    const { user, router, getByLabelText, getByRole, container } = await open('/me/change-password', {
      ...changed,
      ChangePasswordScreen: first,
      ContinueJourney: () => ({ data: { continueJourney: { next: '/start', userErrors: [] } } }),
    })
    const typed = { 'Current password': 'Portal2026!', 'New password': 'Secret-1', 'Repeat new password': 'Secret-1' }
    for (const [label, value] of Object.entries(typed)) fireEvent.change(getByLabelText(label), { target: { value } })
    await user.click(getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/start'))
    expect(container.querySelector('form[method="post"]')?.getAttribute('action')).toBe('/leave')
  })
})
