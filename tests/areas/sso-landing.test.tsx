import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const path = '/sso-landing'
const leading: Answers = {
  ContinueJourney: () => ({ data: { continueJourney: { next: '/contact-us', userErrors: [] } } }),
}

afterEach(cleanup)

describe('sso landing', () => {
  it('[OPEN-24] [ROUTE-07] shows the spinner while it runs the journey', async () => {
    const { getAllByRole, container, sent } = await openAddress(path, {
      persona: 'signing in',
      answers: { ContinueJourney: () => ({ never: true }) },
    })
    expect(getAllByRole('status').some(status => container.querySelector('main')?.contains(status))).toBe(true)
    await waitFor(() => expect(sent('ContinueJourney')).toHaveLength(1))
  })

  it('[OPEN-24] goes by itself where the journey leads, once', async () => {
    const { router, sent } = await openAddress(path, { persona: 'signing in', answers: leading })
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'))
    expect(sent('ContinueJourney')).toHaveLength(1)
  })

  it('[ERR-06] [ERR-07] a failed journey is the error page’s, at the same address', async () => {
    const { findByText, router } = await openAddress(path, {
      persona: 'signing in',
      answers: { ContinueJourney: () => failing('continueJourney', 502) },
    })
    await findByText('Error code: 502 Bad gateway')
    expect(router.state.location.pathname).toBe(path)
  })
})
