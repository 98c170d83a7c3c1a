import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { start } from './support/login-as-answers.ts'
import { openAddress } from './support/open-address.tsx'

const path = '/login-as'
const memberRequired = "First name, last name, and date of birth required unless selecting 'Continue as subscriber'"

async function open(more: Answers = {}, staffRole = 'ANYONE') {
  const view = await openAddress(path, { persona: 'staff for anyone', answers: { ...start(staffRole), ...more } })
  const input = (label: string) => view.getByLabelText(label) as HTMLInputElement
  return {
    ...view,
    input,
    type: (label: string, text: string) => view.user.type(input(label), text),
    press: (name: string) => view.user.click(view.getByRole('button', { name })),
    member: async () => {
      await view.user.type(input('Subscriber ID'), 'W12345678')
      await view.user.type(input('First name'), 'Ana')
      await view.user.type(input('Last name'), "O'Neil")
      await view.user.type(input('Date of birth'), '7/4/1980')
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20, now: new Date(2026, 2, 2, 12) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('login-as page', () => {
  it.each([
    ['LOGINAS-01', 'ANYONE', 'Login as anyone'],
    ['LOGINAS-02', 'NON_EMPLOYEE', 'Login as non-employee'],
  ])('[%s] says what the role %s may do: %s', async (_row, role, title) => {
    const { getByRole } = await open({}, role)
    expect(getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it('[LOGINAS-03] [LOGINAS-05] [LOGINAS-06] [LOGINAS-07] has its fields, the checkbox and two buttons', async () => {
    const { input, getAllByRole, container } = await open()
    for (const label of ['First name', 'Last name', 'Date of birth', 'Subscriber ID']) {
      expect(input(label).type).toBe('text')
    }
    expect(input('Prevent navigation to Salesforce').type).toBe('checkbox')
    const buttons = getAllByRole('button').filter(button => container.querySelector('main form')?.contains(button))
    expect(
      buttons.filter(button => button.getAttribute('type') === 'submit').map(button => button.textContent),
    ).toEqual(['Submit', 'Continue as subscriber'])
  })
})

describe('an invalid login-as form', () => {
  it.each(['Submit', 'Continue as subscriber'])('[LOGINAS-08] needs the subscriber id for "%s"', async button => {
    const { press, getByText, sent } = await open()
    await press(button)
    expect(getByText('Subscriber ID is a required field')).toBeTruthy()
    expect(sent('LogInAs')).toEqual([])
  })

  it.each(['W1234567', 'W1234567890', 'W1234-678'])('[LOGINAS-09] [OPEN-05] refuses the subscriber id %s', async id => {
    const { press, type, getByText, sent } = await open()
    await type('Subscriber ID', id)
    await press('Continue as subscriber')
    expect(getByText('Invalid subscriber id')).toBeTruthy()
    expect(sent('LogInAs')).toEqual([])
  })

  it('[LOGINAS-04] [LOGINAS-15] takes month/day/year, and no day after today', async () => {
    const { press, member, input, user, getByText, queryByText, sent } = await open()
    await member()
    await user.clear(input('Date of birth'))
    await user.type(input('Date of birth'), '03/03/2026')
    await press('Submit')
    expect(getByText("Date of birth can't be later than today")).toBeTruthy()
    await user.clear(input('Date of birth'))
    await user.type(input('Date of birth'), '02/30/2026')
    await press('Submit')
    expect(getByText('Invalid date of birth')).toBeTruthy()
    expect(sent('LogInAs')).toEqual([])
    await user.clear(input('Date of birth'))
    await user.type(input('Date of birth'), '03/02/2026')
    expect(queryByText('Invalid date of birth')).toBeNull()
    await press('Submit')
    await waitFor(() => expect(sent('LogInAs')).toHaveLength(1))
  })

  it.each(['First name', 'Last name', 'Date of birth'])(
    '[LOGINAS-10] [LOGINAS-11] [LOGINAS-14] needs %s for a specific member, until the form changes',
    async missing => {
      const { press, member, input, user, findByRole, queryByRole, type, sent } = await open()
      await member()
      await user.clear(input(missing))
      await press('Submit')
      expect((await findByRole('alert')).textContent).toBe(memberRequired)
      expect(sent('LogInAs')).toEqual([])
      // Said again in the same words: focus comes back to it.
      await press('Submit')
      expect(document.activeElement).toBe(await findByRole('alert'))
      await type('Subscriber ID', '9')
      expect(queryByRole('alert')).toBeNull()
    },
  )
})

describe('a login-as that is sent', () => {
  it('[LOGINAS-12] continues as the subscriber by id alone, whatever else was typed', async () => {
    const { press, member, sent, router } = await open()
    await member()
    await press('Continue as subscriber')
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'))
    expect(sent('LogInAs').map(call => call.variables)).toEqual([
      { input: { subscriberId: 'W12345678', preventSalesforce: false } },
    ])
  })

  it('[LOGINAS-13] [OPEN-64] [LOGINAS-18] sends a specific member, and goes where the journey leads', async () => {
    const { press, member, sent, router, user, input } = await open()
    await member()
    await user.click(input('Prevent navigation to Salesforce'))
    await press('Submit')
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'))
    const person = { firstName: 'Ana', lastName: "O'Neil", dateOfBirth: '1980-07-04' }
    expect(sent('LogInAs').map(call => call.variables)).toEqual([
      { input: { subscriberId: 'W12345678', preventSalesforce: true, ...person } },
    ])
  })

  it('[LOGINAS-14] [LOGINAS-19] [LOGINAS-20] shows the service’s message, clears the form, and clears the message on a change', async () => {
    const message = 'This member is an employee.'
    const { press, member, input, findByText, queryByText, type, router } = await open({
      LogInAs: () => ({
        data: { logInAs: { next: null, refusal: message, userErrors: [{ code: 'LOGIN_AS_REFUSED' }] } },
      }),
    })
    await member()
    await press('Submit')
    await findByText(message)
    expect(router.state.location.pathname).toBe(path)
    for (const label of ['First name', 'Last name', 'Date of birth', 'Subscriber ID'])
      expect(input(label).value).toBe('')
    await type('Subscriber ID', 'W')
    expect(queryByText(message)).toBeNull()
  })

  it('[LOGINAS-21] [ERR-08] stays on the page for a refusal without a message', async () => {
    const userErrors = [{ code: 'LOGIN_AS_REFUSED' }]
    const { press, member, findByRole, router } = await open({
      LogInAs: () => ({ data: { logInAs: { next: null, refusal: null, userErrors } } }),
    })
    await member()
    await press('Submit')
    expect((await findByRole('alert')).textContent).toMatch(/We couldn't log you in as this member/)
    expect(router.state.location.pathname).toBe(path)
  })

  it('[ERR-06] any other failure is the error page’s', async () => {
    const { press, member, findByText } = await open({ LogInAs: () => failing('logInAs', 403) })
    await member()
    await press('Submit')
    await findByText('Error code: 403 Forbidden')
  })
})
