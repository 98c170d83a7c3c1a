import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const path = '/registration'
const questions = ['pet', 'street', 'teacher', 'car'].map(id => ({ id, question: `Which ${id} was your first?` }))
const ok = { userErrors: [] }
const error = (code: string, field?: string) => ({
  userErrors: [{ code, path: field === undefined ? null : [field] }],
})
const played: Answers = {
  RegistrationScreen: () => ({ data: { securityQuestions: questions, viewer: null } }),
  CheckRegistration: () => ({ data: { checkRegistration: ok } }),
  CheckUsername: () => ({ data: { checkUsername: { available: true, ...ok } } }),
  Register: () => ({ data: { register: { username: 'robin77', ...ok } } }),
}
const person = {
  'Subscriber ID': 'ABC123456',
  'First name': 'Robin',
  'Last name': "O'Brien",
  'Date of birth': '7/4/1980',
}
const credentials = {
  Username: 'Robin77',
  'Email address': 'robin@mail.example',
  Password: 'Secret-1',
  'Repeat password': 'Secret-1',
}

async function open(answers: Answers = {}) {
  const view = await openAddress(path, { answers: { ...played, ...answers } })
  const { getByLabelText, getByRole, findByRole, user } = view
  const fill = (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) fireEvent.change(getByLabelText(label), { target: { value } })
  }
  const press = (name: string) => user.click(getByRole('button', { name }))
  const identify = async (fields: Record<string, string> = {}) => {
    fill({ ...person, ...fields })
    await press('Continue')
  }
  const toCredentials = async () => {
    await identify()
    await findByRole('heading', { name: 'Choose a username and password' })
  }
  const toSecurity = async (fields: Record<string, string> = {}) => {
    await toCredentials()
    fill({ ...credentials, ...fields })
    await press('Continue')
    await findByRole('heading', { name: 'Choose your security questions' })
  }
  const answer = async (chosen: string[], answers = ['Biscuit', 'Main 5', 'Ms Lee']) => {
    for (const [index, id] of chosen.entries()) {
      await user.selectOptions(getByLabelText(`Question ${index + 1}`), id)
      fill({ [`Answer ${index + 1}`]: answers[index] ?? '' })
    }
    await press('Create account')
  }
  const steps = () =>
    view
      .getAllByRole('listitem')
      .flatMap(item => (item.dataset.state ? [`${item.textContent}: ${item.dataset.state}`] : []))
  return { ...view, fill, press, identify, toCredentials, toSecurity, answer, steps }
}

afterEach(cleanup)

describe('the identify step', () => {
  it('[REG-01] [REG-02] asks who registers, in the first of four steps, and sends it for validation', async () => {
    const { getByRole, toCredentials, steps, sent } = await open()
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Create an account')
    expect(steps()).toEqual([
      '1About you (current step): active',
      '2Username: future',
      '3Security questions: future',
      '4Done: future',
    ])
    await toCredentials()
    expect(sent('CheckRegistration').map(call => call.variables)).toEqual([
      {
        input: {
          person: { subscriberId: 'ABC123456', firstName: 'Robin', lastName: "O'Brien", dateOfBirth: '1980-07-04' },
        },
      },
    ])
    expect(steps().slice(0, 2)).toEqual(['About you (done): completed', '2Username (current step): active'])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose a username and password'))
  })

  it('[REG-01] [ROUTE-69] has the focus at the next step as soon as it stands there, so that nobody who types is taken back', async () => {
    const { identify, findByRole } = await open()
    const held: (string | null | undefined)[] = []
    // Called after each change of the page and before anything that waits for it to be drawn.
    const watched = new MutationObserver(() => {
      const heading = document.querySelector('main h2')?.textContent
      if (heading === 'Choose a username and password') held.push(document.activeElement?.textContent)
    })
    watched.observe(document.body, { childList: true, subtree: true })
    await identify()
    await findByRole('heading', { name: 'Choose a username and password' })
    watched.disconnect()
    expect(held[0]).toBe('Choose a username and password')
  })

  it.each([
    ['[REG-02] [VALID-01]', 'Last name', '', 'Last name is a required field'],
    ['[REG-03] [OPEN-06]', 'Subscriber ID', 'ABC-123456', 'Enter the nine or ten letters and digits on your ID card'],
    [
      '[REG-04]',
      'First name',
      '2Robin',
      'Start with a letter. Use only letters, spaces, periods, hyphens and apostrophes',
    ],
    ['[REG-05]', 'Date of birth', '1/1/2020', 'You must be 18 or older to create an account'],
    ['[REG-02]', 'Date of birth', '2/30/1980', 'Enter a date like 07/04/1980'],
  ])('%s refuses %s "%s" and sends nothing', async (_rows, label, value, message) => {
    const { identify, findByText, getByLabelText, sent } = await open()
    await identify({ [label]: value })
    await findByText(message)
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText(label)))
    expect(sent('CheckRegistration')).toEqual([])
  })

  it('[REG-06] details that match no member show an error on the step, and stay typed', async () => {
    const { identify, findByRole, getByLabelText, router } = await open({
      CheckRegistration: () => ({ data: { checkRegistration: error('NOT_RECOGNIZED') } }),
    })
    await identify()
    expect((await findByRole('alert')).textContent).toContain("We can't find an account to create with these details.")
    expect((getByLabelText('Subscriber ID') as HTMLInputElement).value).toBe('ABC123456')
    expect(router.state.location.pathname).toBe(path)
  })

  it.each([
    ['no answer at all', () => failing('checkRegistration', 500)],
    ['a failure of the service', () => ({ data: { checkRegistration: error('UNAVAILABLE') } })],
  ])('[REG-06] [ERR-09] %s keeps the person on the step with what was typed', async (_what, CheckRegistration) => {
    const { identify, findByRole, getByLabelText } = await open({ CheckRegistration })
    await identify()
    expect((await findByRole('alert')).textContent).toContain("We can't do this right now.")
    expect((getByLabelText('Last name') as HTMLInputElement).value).toBe("O'Brien")
  })

  it('[REG-13] starts with what is known of somebody who comes with a temporary token', async () => {
    const registrationDetails = {
      ...{ subscriberId: 'XYZ987654', firstName: 'Sam', lastName: 'Field', dateOfBirth: '1971-02-03' },
      emailAddress: 'sam@mail.example',
    }
    const { getByLabelText, press, findByRole } = await open({
      RegistrationScreen: () => ({ data: { securityQuestions: questions, viewer: { registrationDetails } } }),
    })
    const value = (label: string) => (getByLabelText(label) as HTMLInputElement).value
    expect(Object.keys(person).map(value)).toEqual(['XYZ987654', 'Sam', 'Field', '02/03/1971'])
    await press('Continue')
    await findByRole('heading', { name: 'Choose a username and password' })
    expect(value('Email address')).toBe('sam@mail.example')
  })
})

describe('the credentials step', () => {
  it('[REG-07] checks the user name with the service; a taken one shows at its field', async () => {
    const { toCredentials, fill, press, findByText, getByLabelText, sent } = await open({
      CheckUsername: () => ({ data: { checkUsername: { available: false, ...ok } } }),
    })
    await toCredentials()
    fill(credentials)
    await press('Continue')
    const message = await findByText('This username is taken. Please choose another one.')
    const field = getByLabelText('Username') as HTMLInputElement
    expect(field.getAttribute('aria-describedby')).toContain(message.closest('[id]')?.id)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.value).toBe('Robin77')
    expect((getByLabelText('Password') as HTMLInputElement).value).toBe('Secret-1')
    expect(sent('CheckUsername').map(call => call.variables)).toEqual([{ input: { username: 'Robin77' } }])
  })

  it.each([
    ['[REG-08] [VALID-13]', 'Username', 'ab', 'Username is under the character minimum'],
    ['[REG-08] [VALID-12]', 'Username', 'rob-in', 'Use only letters and digits'],
    [
      '[REG-09] [VALID-08]',
      'Password',
      'no-digits',
      'Use 6 to 32 characters with at least one digit. You can use letters, digits and @$!%*#?&^_+-=',
    ],
    ['[REG-09] [VALID-19]', 'Repeat password', 'Secret-2', "The passwords don't match"],
    ['[REG-10]', 'Email address', '', 'Email address is a required field'],
    ['[REG-10]', 'Email address', 'robin at home', 'Enter an email address like name@example.com'],
  ])('%s refuses %s "%s" and sends nothing', async (_rows, label, value, message) => {
    const { toCredentials, fill, press, findByText, sent } = await open()
    await toCredentials()
    fill({ ...credentials, [label]: value })
    await press('Continue')
    await findByText(message)
    expect(sent('CheckUsername')).toEqual([])
  })

  it('[UI-08] both passwords can be looked at', async () => {
    const { toCredentials, getByLabelText, getAllByRole, user } = await open()
    await toCredentials()
    const [, toggle] = getAllByRole('button', { name: /^Show/ })
    if (toggle) await user.click(toggle)
    expect((getByLabelText('Repeat password') as HTMLInputElement).type).toBe('text')
  })

  it('goes back to the step before, and keeps what was entered on both', async () => {
    const { toCredentials, fill, press, findByRole, getByLabelText } = await open()
    await toCredentials()
    fill({ Username: 'Robin77' })
    await press('Back')
    await findByRole('heading', { name: 'Who are you?' })
    expect((getByLabelText('First name') as HTMLInputElement).value).toBe('Robin')
    await press('Continue')
    await findByRole('heading', { name: 'Choose a username and password' })
    expect((getByLabelText('Username') as HTMLInputElement).value).toBe('Robin77')
  })
})

describe('the security step', () => {
  it('[REG-11] [REG-12] offers the questions of the service and sends all that was entered; then tells the way to log-in', async () => {
    const { toSecurity, answer, getAllByLabelText, findByRole, sent, steps, container } = await open()
    await toSecurity()
    const [select] = getAllByLabelText('Question 1')
    expect([...(select?.querySelectorAll('option') ?? [])].map(option => option.textContent)).toEqual([
      'Choose a question',
      ...questions.map(({ question }) => question),
    ])
    await answer(['pet', 'street', 'car'])
    await findByRole('heading', { name: 'Your account is ready' })
    expect(sent('Register').map(call => call.variables)).toEqual([
      {
        input: {
          person: { subscriberId: 'ABC123456', firstName: 'Robin', lastName: "O'Brien", dateOfBirth: '1980-07-04' },
          username: 'Robin77',
          password: 'Secret-1',
          emailAddress: 'robin@mail.example',
          answers: [
            { questionId: 'pet', answer: 'Biscuit' },
            { questionId: 'street', answer: 'Main 5' },
            { questionId: 'car', answer: 'Ms Lee' },
          ],
        },
      },
    ])
    expect(container.textContent).toContain("You've created your account.")
    const main = container.querySelector('main a[href="/login"]')
    expect(main?.textContent).toBe('Log in')
    expect(steps().at(-1)).toContain('success')
    expect(container.innerHTML).not.toContain('Secret-1')
  })

  it('[REG-11] [OPEN-07] asks each question at most once, and answers by their rule', async () => {
    const { toSecurity, answer, findByText, sent } = await open()
    await toSecurity()
    await answer(['pet', 'pet', 'car'], ['Biscuit', 'a', 'semi;colon'])
    await findByText('Choose a different question here')
    await findByText('Answer 2 is under the character minimum')
    await findByText('Use only letters, digits, spaces and @$!%*#?&^_+-=')
    expect(sent('Register')).toEqual([])
  })

  it('[REG-11] says when the questions cannot be had, and asks for them again', async () => {
    let down = true
    const { toSecurity, findByText, press, findByLabelText } = await open({
      RegistrationScreen: () =>
        down
          ? { data: { securityQuestions: null, viewer: null }, ...failing('securityQuestions', 500) }
          : { data: { securityQuestions: questions, viewer: null } },
    })
    await toSecurity()
    await findByText("We can't show the security questions right now. Please try again.")
    down = false
    await press('Try again')
    await findByLabelText('Question 1')
  })

  it('[REG-07] [REG-12] a name that was taken meanwhile leads back to its step with everything kept', async () => {
    const { toSecurity, answer, findByText, findByRole, getByLabelText, press } = await open({
      Register: () => ({ data: { register: { username: null, ...error('USERNAME_TAKEN', 'username') } } }),
    })
    await toSecurity()
    await answer(['pet', 'street', 'car'])
    await findByText('This username is taken. Please choose another one.')
    expect((getByLabelText('Password') as HTMLInputElement).value).toBe('Secret-1')
    await press('Continue')
    await findByRole('heading', { name: 'Choose your security questions' })
    expect((getByLabelText('Answer 2') as HTMLInputElement).value).toBe('Main 5')
  })
})

it('[SEC-18] a password that is easy to guess leads back to its step, where words say so and the others wait', async () => {
  const { toSecurity, answer, findByText, findByRole, getByLabelText } = await open({
    Register: () => ({
      data: { register: { username: null, ...error('PASSWORD_EASY_TO_GUESS', 'password') } },
    }),
  })
  await toSecurity()
  await answer(['pet', 'street', 'car'])
  await findByRole('heading', { name: 'Choose a username and password' })
  await findByText("This password is easy to guess. Don't use a common one, the username or the email address.")
  expect((getByLabelText('Username') as HTMLInputElement).value).toBe('Robin77')
})

describe('Back in the browser', () => {
  const value = (view: Awaited<ReturnType<typeof open>>, label: string) =>
    (view.getByLabelText(label) as HTMLInputElement).value

  it('[MEMBER-50] goes one step back with what was typed, and Forward to the step with what was begun there', async () => {
    const view = await open()
    await view.toSecurity()
    await waitFor(() => expect(view.router.state.location.state).toEqual({ step: 'security' }))
    await view.router.navigate(-1)
    await view.findByRole('heading', { name: 'Choose a username and password' })
    expect([value(view, 'Username'), value(view, 'Email address')]).toEqual(['Robin77', 'robin@mail.example'])
    view.fill({ 'Email address': 'other@mail.example' })
    await view.router.navigate(-1)
    await view.findByText('Continue')
    await waitFor(() => expect(value(view, 'Subscriber ID')).toBe('ABC123456'))
    expect(view.router.state.location.pathname).toBe(path)
    await view.router.navigate(1)
    await view.findByRole('heading', { name: 'Choose a username and password' })
    expect(value(view, 'Email address')).toBe('other@mail.example')
  })

  it('[MEMBER-50] makes a step an entry without asking anything, so that no slow line loses one or holds back its button', async () => {
    const view = await open()
    await view.toSecurity()
    await waitFor(() => expect(view.router.state.location.state).toEqual({ step: 'security' }))
    expect(view.calls.map(({ name }) => name)).toEqual([
      ...['Shell', 'RegistrationScreen'],
      ...['CheckRegistration', 'CheckUsername'],
    ])
  })

  it('[ERR-09] asks for nothing anew after a refusal, so that the form can be sent again at once', async () => {
    const view = await open({ CheckRegistration: () => ({ data: { checkRegistration: error('NOT_RECOGNIZED') } }) })
    await view.identify()
    await view.findByRole('alert')
    await view.identify({ 'Last name': 'Other' })
    await waitFor(() => expect(view.sent('CheckRegistration')).toHaveLength(2))
    expect(view.sent('Shell')).toHaveLength(1)
  })

  it('[MEMBER-50] [ROUTE-69] leaves the focus with who types while the step becomes an entry of the history', async () => {
    const view = await open()
    const typing = () => view.queryByLabelText('Username')
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLHeadingElement) || !typing()) return
      document.removeEventListener('focusin', onFocus)
      typing()?.focus()
    }
    document.addEventListener('focusin', onFocus)
    await view.toCredentials()
    await waitFor(() => expect(view.router.state.location.state).toEqual({ step: 'credentials' }))
    await act(async () => {})
    expect(document.activeElement).toBe(typing())
  })

  it('[MEMBER-50] is what the Back button does; the history knows the step alone', async () => {
    const view = await open()
    await view.toCredentials()
    await waitFor(() => expect(view.router.state.location.state).toEqual({ step: 'credentials' }))
    await act(async () => {})
    await view.press('Back')
    await waitFor(() => expect(value(view, 'Last name')).toBe("O'Brien"))
    expect(view.router.state.historyAction).toBe('POP')
    expect(view.router.state.location.search).toBe('')
  })
})
