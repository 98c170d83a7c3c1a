import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { type Start, start } from './support/preferences-answers.ts'

const path = '/update-preferences'
const done = 'Successfully updated preferences'
async function open(given: Start = {}, more: Answers = {}) {
  const view = await openAddress(path, { persona: 'signing in', answers: { ...start(given), ...more } })
  return {
    ...view,
    email: () => view.getByLabelText('Email address') as HTMLInputElement,
    password: () => view.queryByLabelText('Current password') as HTMLInputElement | null,
    input: (label: string | RegExp) => view.getByLabelText(label) as HTMLInputElement,
    submit: () => view.user.click(view.getByRole('button', { name: 'Submit' })),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('update preferences', () => {
  it('[PREF-01] [PREF-02] [PREF-03] [PREF-04] [PREF-05] [PREF-06] [PREF-07] [PREF-08] asks for the address and each preference', async () => {
    const { getByRole, email, input } = await open()
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Update communication preferences')
    expect(email().value).toBe('ana@mail.example')
    expect(input('Occasionally email me breaking news and important product information.').type).toBe('checkbox')
    const eobs = within(getByRole('group', { name: /explanations of benefits/ }))
    expect(eobs.getAllByRole('radio')).toEqual(['Yes', 'No'].map(name => eobs.getByRole('radio', { name })))
    expect([input('By email notification').checked, input('By mail').checked]).toEqual([true, false])
    expect([input('Go paperless').checked, input('Paper statements').checked]).toEqual([false, true])
    expect(input(/my invoice is available/).checked).toBe(true)
    expect(input(/about 5 days before/).checked).toBe(true)
  })

  it.each([
    ['Yes', true],
    ['No', false],
  ] as const)('[PREF-04] sends %s to electronic EOBs as electronicEob %s', async (answer, electronicEob) => {
    const { getByRole, submit, user, sent } = await open({ relevant: ['ELECTRONIC_EOB'] })
    const eobs = within(getByRole('group', { name: /explanations of benefits/ }))
    await user.click(eobs.getByRole('radio', { name: answer }))
    await submit()
    await waitFor(() => expect(sent('SavePreferences')).toHaveLength(1))
    expect(sent('SavePreferences')).toMatchObject([
      { variables: { input: { values: [{ name: 'ELECTRONIC_EOB', value: electronicEob }] } } },
    ])
  })

  it('[PREF-09] asks only about preferences that apply', async () => {
    const { getAllByRole, queryByRole } = await open({ relevant: ['ELECTRONIC_EOB'] })
    expect(getAllByRole('radio').map(radio => radio.getAttribute('name'))).toEqual(['electronicEob', 'electronicEob'])
    expect(queryByRole('checkbox')).toBeNull()
  })

  it('[PREF-10] [PREF-12] [PREF-13] [OPEN-22] sends nothing without an address, and brings the field into view', async () => {
    const scrolled: Element[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this)
    }
    const { email, submit, getByText, sent } = await open({ emailAddress: null })
    await submit()
    expect(getByText('Email address is a required field')).toBeTruthy()
    expect(document.activeElement).toBe(email())
    expect(scrolled).toEqual([email()])
    expect(sent('SavePreferences')).toEqual([])
  })

  it.each(['ana', 'ana@', '@mail.example', 'ana@mail', 'a na@mail.example'])(
    '[PREF-11] sends nothing with the address %j',
    async typed => {
      const { email, submit, getByText, sent, user } = await open({ emailAddress: null })
      await user.type(email(), typed)
      await submit()
      expect(getByText('Enter an email address like name@example.com')).toBeTruthy()
      expect(sent('SavePreferences')).toEqual([])
    },
  )

  it('[SEC-16] asks for the password as soon as another address is typed, and for none with the old one', async () => {
    const { email, password, submit, user, sent } = await open()
    expect(password()).toBeNull()
    expect(document.getElementById(`${email().id}-hint`)?.textContent).toBe(
      'A change also asks for the current password.',
    )
    await user.type(email(), 'x')
    expect([password()?.type, password()?.autocomplete]).toEqual(['password', 'current-password'])
    await user.tab()
    expect(document.activeElement).toBe(password())
    await user.type(email(), '{Backspace}')
    expect(password()).toBeNull()
    await submit()
    await waitFor(() => expect(sent('SavePreferences')).toHaveLength(1))
    expect(sent('SavePreferences')[0]?.variables.input).not.toHaveProperty('currentPassword')
  })

  it('[SEC-16] sends no new address without the password, and takes it to the field', async () => {
    const { email, password, submit, user, sent, getByText } = await open({ emailAddress: null })
    expect(password()).toBeTruthy()
    await user.type(email(), 'ana@mail.example')
    await submit()
    expect(getByText('Enter the current password to save a new email address')).toBeTruthy()
    expect(document.activeElement).toBe(password())
    expect(sent('SavePreferences')).toEqual([])
    await user.type(password() as HTMLInputElement, 'Portal2026!')
    await submit()
    await waitFor(() => expect(sent('SavePreferences')).toHaveLength(1))
    expect(sent('SavePreferences')[0]?.variables.input).toMatchObject({
      ...{ emailAddress: 'ana@mail.example', currentPassword: 'Portal2026!' },
    })
  })

  it('[SEC-16] a wrong password is told at its field, which is emptied and takes the focus', async () => {
    const userErrors = [{ code: 'CURRENT_PASSWORD_WRONG', path: ['currentPassword'] }]
    const { email, password, submit, user, findByText, input } = await open(
      {},
      { SavePreferences: () => ({ data: { updatePreferences: { userErrors } } }) },
    )
    await user.type(email(), 'x')
    await user.type(password() as HTMLInputElement, 'wrong1')
    await user.click(input(/breaking news/))
    await submit()
    await findByText('This is not the current password')
    expect(document.activeElement).toBe(password())
    expect(password()?.getAttribute('aria-invalid')).toBe('true')
    expect(password()?.value).toBe('')
    expect([email().value, input(/breaking news/).checked]).toEqual(['ana@mail.examplex', true])
  })

  it('[SEC-16] too many wrong passwords are told above the form, which stays', async () => {
    const userErrors = [{ code: 'RATE_LIMITED', path: null }]
    const { email, password, submit, user, findByRole } = await open(
      {},
      { SavePreferences: () => ({ data: { updatePreferences: { userErrors } } }) },
    )
    await user.type(email(), 'x')
    await user.type(password() as HTMLInputElement, 'wrong1')
    await submit()
    expect((await findByRole('alert')).textContent).toContain('Too many tries')
    expect(email().value).toBe('ana@mail.examplex')
  })

  it('[SEC-16] asks for no password where the gateway takes none', async () => {
    const { email, password, submit, user, sent } = await open({ emailNeedsPassword: false })
    await user.type(email(), 'x')
    expect(password()).toBeNull()
    await submit()
    await waitFor(() => expect(sent('SavePreferences')).toHaveLength(1))
    expect(sent('SavePreferences')[0]?.variables.input).not.toHaveProperty('currentPassword')
  })

  it('[PREF-14] sends the address and every preference that was asked, and no other', async () => {
    const { submit, input, user, sent } = await open({
      relevant: ['ELECTRONIC_EOB', 'EMAIL_BREAKING_NEWS', 'EMAIL_WHEN_BILL_READY'],
    })
    await user.click(input(/breaking news/))
    await user.click(input(/my invoice is available/))
    await user.click(input('No'))
    await submit()
    await waitFor(() => expect(sent('SavePreferences')).toHaveLength(1))
    expect(sent('SavePreferences')[0]?.variables).toEqual({
      input: {
        emailAddress: 'ana@mail.example',
        values: [
          { name: 'EMAIL_BREAKING_NEWS', value: true },
          { name: 'ELECTRONIC_EOB', value: false },
          { name: 'EMAIL_WHEN_BILL_READY', value: false },
        ],
      },
    })
  })

  it('[PREF-15] [PREF-16] [CONST-29] tells of the success for 3 seconds, then the journey continues', async () => {
    let asked = 0
    const { submit, findByText, queryByText, sent, router } = await open(
      {},
      {
        ContinueJourney: () => {
          asked = Date.now()
          return { data: { continueJourney: { next: '/contact-us', userErrors: [] } } }
        },
      },
    )
    await submit()
    await findByText(done)
    const told = Date.now()
    expect(sent('ContinueJourney')).toEqual([])
    await vi.advanceTimersByTimeAsync(3000 - 1000)
    expect(queryByText(done)).toBeTruthy()
    await vi.advanceTimersByTimeAsync(1000)
    await waitFor(() => expect(sent('ContinueJourney')).toHaveLength(1))
    expect(asked - told).toBeGreaterThan(3000 - 500)
    expect(asked - told).toBeLessThan(3000 + 500)
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'))
  })

  it('[PREF-17] an error goes to the error page, at the same address', async () => {
    const { submit, findByText, router } = await open({}, { SavePreferences: () => failing('updatePreferences', 403) })
    await submit()
    await findByText('Error code: 403 Forbidden')
    expect(router.state.location.pathname).toBe(path)
  })
})
