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
    const { getByRole, submit, user, sent } = await open({ relevant: ['electronicEob'] })
    const eobs = within(getByRole('group', { name: /explanations of benefits/ }))
    await user.click(eobs.getByRole('radio', { name: answer }))
    await submit()
    await waitFor(() => expect(sent('SavePreferences')).toHaveLength(1))
    expect(sent('SavePreferences')).toMatchObject([
      { variables: { input: { values: [{ name: 'electronicEob', value: electronicEob }] } } },
    ])
  })

  it('[PREF-09] asks only about preferences that apply', async () => {
    const { getAllByRole, queryByRole } = await open({ relevant: ['electronicEob'] })
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

  it('[PREF-14] sends the address and every preference that was asked, and no other', async () => {
    const { submit, input, user, sent } = await open({
      relevant: ['electronicEob', 'emailBreakingNews', 'emailWhenBillReady'],
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
          { name: 'emailBreakingNews', value: true },
          { name: 'electronicEob', value: false },
          { name: 'emailWhenBillReady', value: false },
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
          return { data: { continueJourney: { next: '/contact-us', errors: [] } } }
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
