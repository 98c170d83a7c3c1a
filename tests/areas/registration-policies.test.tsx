import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { type Start, start } from './support/policies-answers.ts'
import { brands } from './support/shipped-manifest.ts'

const path = '/registration-policies'
const required = 'Please confirm you have read our digital communications policy.'
const done = "You're all set. Welcome to your dental Member Dashboard"

async function open(given: Start = {}, more: Answers = {}) {
  const view = await openAddress(path, { persona: 'signing in', answers: { ...start(given), ...more } })
  return {
    ...view,
    policy: () => view.getByRole('checkbox') as HTMLInputElement,
    submit: () => view.user.click(view.getByRole('button', { name: 'Submit' })),
  }
}

const isChecked = (input: HTMLElement) => (input as HTMLInputElement).checked

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('registration policies', () => {
  it('[POLICY-02] [POLICY-07] [POLICY-08] [POLICY-09] [POLICY-15] has the checkbox, the note, the button and the way back', async () => {
    const { policy, getByText, getByRole, sent } = await open()
    expect(policy().labels?.[0]?.textContent).toMatch(/digital communications policy/)
    expect(getByText('Required field')).toBeTruthy()
    expect(getByRole('button', { name: 'Submit' })).toBeTruthy()
    expect(getByRole('link', { name: /health plan dashboard/ }).getAttribute('href')).toMatch(/^https:/)
    expect(sent('RegistrationPoliciesScreen')).toHaveLength(1)
  })

  it('[MEMBER-30] links to the policy that it asks about, on every brand that asks', async () => {
    for (const manifest of brands.filter(({ routes }) =>
      routes.list.some(({ route }) => route.page === 'registration-policies'),
    )) {
      const view = await openAddress('/registration-policies', { manifest, persona: 'signing in', answers: start() })
      const link = view.getByRole('link', { name: /^Read our digital communications policy/ })
      expect([link.getAttribute('href')?.startsWith('https://'), link.getAttribute('target')]).toEqual([true, '_blank'])
      cleanup()
    }
  })

  it('[POLICY-05] [POLICY-12] asks subscribers how EOBs come, and starts with consent', async () => {
    const { getAllByRole, getByLabelText } = await open()
    expect(getAllByRole('radio')).toHaveLength(2)
    expect(isChecked(getByLabelText('I consent to electronic EOBs'))).toBe(true)
    expect(isChecked(getByLabelText('Send me paper EOBs'))).toBe(false)
  })

  it('[POLICY-06] does not ask anybody else', async () => {
    const { queryAllByRole } = await open({ relationship: 'DEPENDENT', consent: null })
    expect(queryAllByRole('radio')).toEqual([])
  })

  it.each([true, false])('[POLICY-11] starts with the checkbox as signed before: %s', async signed => {
    const { policy } = await open({ signed })
    expect(policy().checked).toBe(signed)
  })

  it('[POLICY-03] [POLICY-04] [POLICY-10] sends nothing without the acknowledgement, and says why', async () => {
    const { policy, submit, getByText, queryByText, sent, user } = await open()
    await submit()
    expect(getByText(required)).toBeTruthy()
    expect(document.activeElement).toBe(policy())
    expect(document.getElementById(policy().getAttribute('aria-describedby') ?? '')?.textContent).toBe(required)
    expect(sent('SignPolicies')).toEqual([])
    await user.click(policy())
    expect(queryByText(required)).toBeNull()
  })

  it('[POLICY-14] sends a subscriber’s choices', async () => {
    const { policy, submit, sent, user, getByLabelText } = await open()
    await user.click(policy())
    await user.click(getByLabelText('Send me paper EOBs'))
    await submit()
    await waitFor(() => expect(sent('SignPolicies')).toHaveLength(1))
    expect(sent('SignPolicies')[0]?.variables).toEqual({
      input: { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false },
    })
  })

  it('[POLICY-13] sends no consent for anybody else', async () => {
    const { policy, submit, sent, user } = await open({ relationship: 'DEPENDENT', consent: null })
    await user.click(policy())
    await submit()
    await waitFor(() => expect(sent('SignPolicies')).toHaveLength(1))
    expect(sent('SignPolicies')[0]?.variables).toMatchObject({ input: { isEeobPreferenceConsented: null } })
  })

  it('[POLICY-16] [POLICY-17] [CONST-28] tells of the success for 5 seconds, then the journey continues', async () => {
    let asked = 0
    const { policy, submit, user, findByText, queryByText, sent, router } = await open(
      {},
      {
        ContinueJourney: () => {
          asked = Date.now()
          return { data: { continueJourney: { next: '/contact-us', userErrors: [] } } }
        },
      },
    )
    await user.click(policy())
    await submit()
    await findByText(done)
    const told = Date.now()
    expect(sent('ContinueJourney')).toEqual([])
    await vi.advanceTimersByTimeAsync(5000 - 1000)
    expect(queryByText(done)).toBeTruthy()
    await vi.advanceTimersByTimeAsync(1000)
    await waitFor(() => expect(sent('ContinueJourney')).toHaveLength(1))
    expect(asked - told).toBeGreaterThan(5000 - 500)
    expect(asked - told).toBeLessThan(5000 + 500)
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'))
    expect(sent('SignPolicies')).toHaveLength(1)
  })

  it('[POLICY-18] an error while sending goes to the error page, at the same address', async () => {
    const { policy, submit, user, findByText, router } = await open(
      {},
      { SignPolicies: () => failing('signPolicies', 403) },
    )
    await user.click(policy())
    await submit()
    await findByText('Error code: 403 Forbidden')
    expect(router.state.location.pathname).toBe(path)
  })

  it('[POLICY-18] an error of the starting values goes to the error page', async () => {
    const { getByText } = await open(
      {},
      {
        RegistrationPoliciesScreen: () => ({
          data: { viewer: null },
          ...failing('viewer.registrationPolicy', 503),
        }),
      },
    )
    expect(getByText('Error code: 503 Service unavailable')).toBeTruthy()
  })
})
