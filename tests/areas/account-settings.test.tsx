import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { answers, viewer } from './support/settings-answers.ts'

const path = '/account/settings'
async function open(more: Answers = {}) {
  const view = await openAddress(path, { persona: 'subscriber, active', answers: { ...answers, ...more } })
  const field = (label: string) => view.getByLabelText(label) as HTMLInputElement
  return {
    ...view,
    field,
    async answer(number: number, question: string, text: string) {
      await view.user.selectOptions(field(`Question ${number}`), question)
      await view.user.type(field(`Answer ${number}`), text)
    },
    press: (name: string) => view.user.click(view.getByRole('button', { name })),
  }
}

afterEach(cleanup)

describe('settings', () => {
  it('[ACCOUNT-06] [PREF-09] shows the preferences that apply, as they are, by one question', async () => {
    const view = await open()
    const card = within(view.getByRole('region', { name: 'Communication preferences' }))
    expect(view.field('Email address').value).toBe('ana@mail.example')
    expect(card.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(card.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true)
    expect(card.queryByText('Email me when my invoice is available.')).toBeNull()
    expect(view.sent('AccountSettingsScreen')).toHaveLength(1)
  })

  it('[ACCOUNT-06] [ACCOUNT-13] [PREF-14] [SCOPE-21] saves them, confirms it and stays on the page', async () => {
    const view = await open()
    await view.user.click(view.getByRole('checkbox'))
    await view.press('Submit')
    await view.findByText('Successfully updated preferences')
    expect(view.sent('SavePreferences').map(call => call.variables)).toEqual([
      {
        input: {
          emailAddress: 'ana@mail.example',
          values: [
            { name: 'EMAIL_BREAKING_NEWS', value: false },
            { name: 'ELECTRONIC_EOB', value: false },
          ],
        },
      },
    ])
    expect(view.router.state.location.pathname).toBe(path)
  })

  it('[ACCOUNT-06] [PREF-10] [PREF-12] sends nothing without an e-mail address', async () => {
    const view = await open()
    await view.user.clear(view.field('Email address'))
    await view.press('Submit')
    expect(view.getByText('Email address is a required field')).toBeTruthy()
    expect(view.sent('SavePreferences')).toEqual([])
  })

  it('[SEC-16] [MEMBER-25] a new address is confirmed by the password, and nothing is unsaved afterwards', async () => {
    let saved = false
    const view = await open({
      AccountSettingsScreen: () => {
        const emailAddress = saved ? 'new@mail.example' : 'ana@mail.example'
        const preferences = { ...viewer.preferences, emailAddress }
        return { data: { viewer: { ...viewer, preferences }, securityQuestions: [] } }
      },
      SavePreferences: ({ input }) => {
        saved = (input as { currentPassword?: string }).currentPassword === 'Portal2026!'
        return { data: { updatePreferences: { userErrors: [] } } }
      },
    })
    await view.user.clear(view.field('Email address'))
    await view.user.type(view.field('Email address'), 'new@mail.example')
    await view.user.type(view.field('Current password'), 'Portal2026!')
    await view.press('Submit')
    await view.findByText('Successfully updated preferences')
    await waitFor(() => expect(view.queryByLabelText('Current password')).toBeNull())
    await view.user.click(view.getByRole('link', { name: 'Change password' }))
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/account/settings/change-password'))
  })

  it('[ACCOUNT-07] [ACCOUNT-13] saves three questions with their answers, confirms it and clears the form', async () => {
    const view = await open()
    await view.answer(1, 'Q1', 'Biscuit')
    await view.answer(2, 'Q2', 'Alder Street')
    await view.answer(3, 'Q4', 'Cedar#1')
    await view.press('Save answers')
    await view.findByText('Your security answers were saved')
    expect(view.sent('SaveSecurityAnswers').map(call => call.variables)).toEqual([
      {
        input: {
          answers: [
            { questionId: 'Q1', answer: 'Biscuit' },
            { questionId: 'Q2', answer: 'Alder Street' },
            { questionId: 'Q4', answer: 'Cedar#1' },
          ],
        },
      },
    ])
    expect(view.field('Answer 1').value).toBe('')
  })

  it('[ACCOUNT-07] [VALID-14] [VALID-15] names a question asked twice and an answer that breaks the rule', async () => {
    const view = await open()
    await view.answer(1, 'Q1', 'ab')
    await view.answer(2, 'Q1', 'Alder; Street')
    await view.press('Save answers')
    expect(view.getByText('Choose a different question here')).toBeTruthy()
    expect(view.getByText('Answer 1 is under the character minimum')).toBeTruthy()
    expect(view.getByText('Use only letters, digits, spaces and @$!%*#?&^_+-=')).toBeTruthy()
    expect(view.getByText('Question 3 is a required field')).toBeTruthy()
    expect(view.sent('SaveSecurityAnswers')).toEqual([])
  })

  it('[ACCOUNT-07] [OPEN-22] says at its field what the service refused, goes there and keeps what was typed', async () => {
    const userErrors = [{ code: 'DUPLICATE', path: ['answers', '1', 'questionId'] }]
    const view = await open({ SaveSecurityAnswers: () => ({ data: { saveSecurityAnswers: { userErrors } } }) })
    for (const number of [1, 2, 3]) await view.answer(number, `Q${number}`, 'Biscuit')
    await view.press('Save answers')
    await view.findByText('Choose a different question here')
    await waitFor(() => expect(document.activeElement).toBe(view.field('Question 2')))
    expect(view.field('Answer 2').value).toBe('Biscuit')
  })

  it.each([
    ['SavePreferences', 'updatePreferences', 'Submit'],
    ['SaveSecurityAnswers', 'saveSecurityAnswers', 'Save answers'],
  ])('[ACCOUNT-12] a refused %s goes to the error page with its status', async (name, place, button) => {
    const view = await open({ [name]: () => failing(place, 403) })
    for (const number of [1, 2, 3]) await view.answer(number, `Q${number}`, 'Biscuit')
    await view.press(button)
    await view.findByText('Error code: 403 Forbidden')
  })

  it('[ERR-11] keeps everything else when the questions cannot be had', async () => {
    const { errors } = failing('securityQuestions', 502)
    const view = await open({ AccountSettingsScreen: () => ({ data: { viewer, securityQuestions: null }, errors }) })
    expect(view.getByText("We can't show the security questions right now")).toBeTruthy()
    expect(view.field('Email address')).toBeTruthy()
  })

  it('[ACCOUNT-08] leads to the change of password', async () => {
    const view = await open()
    expect(view.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe(
      '/account/settings/change-password',
    )
  })
})

describe('the list of sign-ins', () => {
  const card = (view: Awaited<ReturnType<typeof open>>) =>
    within(view.getByRole('region', { name: "Where you're logged in" }))
  const left = (ids: readonly string[]) => ({
    data: {
      viewer: { ...viewer, signIns: viewer.signIns.filter(({ id }) => ids.includes(id)) },
      securityQuestions: null,
    },
  })

  it('[SEC-05] tells device, first and last use of each, and which one this is', async () => {
    const view = await open()
    const places = card(view).getAllByRole('listitem')
    expect(places.map(place => place.textContent)).toEqual([
      'Firefox on Windows This deviceLogged in 11/20/2026, 9:30 PM. Last used 11/21/2026, 9:05 AM.',
      'Safari on iPhone Logged in 11/20/2026, 9:30 PM. Last used 11/21/2026, 9:05 AM.Log out',
      'Our staff, acting for you Logged in 11/20/2026, 9:30 PM. Last used 11/21/2026, 9:05 AM.Log out',
    ])
  })

  it('[SEC-05] logs one out, says so, and takes focus to the list', async () => {
    let ended = false
    const view = await open({
      EndSignIn: () => {
        ended = true
        return { data: { endSignIn: { userErrors: [] } } }
      },
      AccountSettingsScreen: () => (ended ? left(['here', 'staff']) : left(['here', 'phone', 'staff'])),
    })
    await view.press('Log out Safari on iPhone')
    await view.findByText('That device was logged out')
    expect(view.sent('EndSignIn').map(call => call.variables)).toEqual([{ input: { id: 'phone' } }])
    await waitFor(() => expect(card(view).queryByText('Safari on iPhone')).toBeNull())
    expect(document.activeElement?.textContent).toBe("Where you're logged in")
  })

  it('[SEC-05] logs out everywhere else, and then offers nothing more', async () => {
    let ended = false
    const view = await open({
      EndOtherSignIns: () => {
        ended = true
        return { data: { endOtherSignIns: { userErrors: [] } } }
      },
      AccountSettingsScreen: () => (ended ? left(['here']) : left(['here', 'phone'])),
    })
    await view.press('Log out everywhere else')
    await view.findByText("You're logged out everywhere else")
    await waitFor(() => expect(card(view).queryByRole('button')).toBeNull())
  })

  it('[SEC-05] is left out where nobody can tell, and takes nothing else down', async () => {
    const view = await open({
      AccountSettingsScreen: () => ({ data: { viewer: { ...viewer, signIns: null }, securityQuestions: null } }),
    })
    expect(view.queryByText("Where you're logged in")).toBeNull()
    expect(view.getByRole('region', { name: 'Communication preferences' })).toBeTruthy()
  })
})
