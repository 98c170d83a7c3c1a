import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { personas } from '../manifests/personas.ts'
import { failing } from './support/failing.ts'
import { type Answers, screenAnswer } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { brands, shipped } from './support/shipped-manifest.ts'

const error = (code: string, field?: string) => ({
  userErrors: [{ code, path: field === undefined ? null : [field] }],
})
const ok = { userErrors: [] }
const questions = [
  { id: 'pet', question: 'What was your first pet called?' },
  { id: 'car', question: 'What was your first car?' },
]
/** The link of an e-mail, opened in the same request as the screen. */
const opened = (link: object): Answers => ({
  OpenRecoveryLink: ({ path }) => {
    const screen = screenAnswer(shipped('first'), String(path), personas['signed out'])
    return { data: { openRecoveryLink: { questions: null, ...ok, ...link, query: { screen } } } }
  },
})

async function open(path: string, answers: Answers = {}) {
  const view = await openAddress(path, { answers })
  const fill = (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      fireEvent.change(view.getByLabelText(label), { target: { value } })
  }
  const press = (name: string) => view.user.click(view.getByRole('button', { name }))
  const value = (label: string) => (view.getByLabelText(label) as HTMLInputElement).value
  return { ...view, fill, press, value }
}
afterEach(cleanup)

describe('a forgotten user name', () => {
  const path = '/recovery/username'
  const person = {
    'Subscriber ID': 'ABC123456',
    'First name': 'Robin',
    'Last name': 'Field',
    'Date of birth': '7/4/1980',
  }

  it('[MEMBER-50] Back from the e-mail that was sent leads to the form as it was typed', async () => {
    const { fill, press, findByRole, getByLabelText, findByLabelText, router } = await open(path, {
      RecoverUsername: () => ({ data: { recoverUsername: { userErrors: [] } } }),
    })
    fill(person)
    await press('Send my username')
    await findByRole('heading', { level: 2 })
    await waitFor(() => expect(router.state.location.state).toEqual({ step: 'sent' }))
    await router.navigate(-1)
    await findByLabelText('Last name')
    const typed = Object.keys(person).map(label => (getByLabelText(label) as HTMLInputElement).value)
    expect(typed).toEqual(Object.values(person))
    expect(router.state.location.pathname).toBe(path)
  })

  it('[REG-15] asks who it is, sends it, and tells where the user name was sent', async () => {
    const { fill, press, findByRole, container, sent } = await open(path, {
      RecoverUsername: () => ({ data: { recoverUsername: ok } }),
    })
    fill(person)
    await press('Send my username')
    await findByRole('heading', { name: 'Check your email' })
    expect(container.textContent).toContain('sent its username to the email address on file')
    expect(sent('RecoverUsername').map(call => call.variables)).toEqual([
      {
        input: {
          person: { subscriberId: 'ABC123456', firstName: 'Robin', lastName: 'Field', dateOfBirth: '1980-07-04' },
        },
      },
    ])
  })

  it.each([
    ['Subscriber ID', 'ABC-1', 'Enter the nine or ten letters and digits on your ID card'],
    ['First name', '', 'First name is a required field'],
    ['Last name', '9', 'Start with a letter. Use only letters, spaces, periods, hyphens and apostrophes'],
    ['Date of birth', '13/45/1980', 'Enter a date like 07/04/1980'],
  ])('[REG-03] [REG-04] [REG-15] refuses %s "%s" and sends nothing', async (label, wrong, message) => {
    const { fill, press, findByText, sent } = await open(path)
    fill({ ...person, [label]: wrong })
    await press('Send my username')
    await findByText(message)
    expect(sent('RecoverUsername')).toEqual([])
  })

  it.each([
    ['RATE_LIMITED', "You've tried too many times.", () => ({ data: { recoverUsername: error('RATE_LIMITED') } })],
    ['UNAVAILABLE', "We can't do this right now.", () => ({ data: { recoverUsername: error('UNAVAILABLE') } })],
    ['no answer', "We can't do this right now.", () => failing('recoverUsername', 500)],
  ])('[REG-18] [ERR-13] shows %s on the page and keeps what was typed', async (_code, message, RecoverUsername) => {
    const { fill, press, findByRole, value, router } = await open(path, { RecoverUsername })
    fill(person)
    await press('Send my username')
    expect((await findByRole('alert')).textContent).toContain(message)
    expect(value('First name')).toBe('Robin')
    expect(router.state.location.pathname).toBe(path)
  })
})

describe('a forgotten password', () => {
  const path = '/recovery/password'

  it('[REG-16] asks the user name and sends it', async () => {
    const { fill, press, findByRole, findByText, sent } = await open(path, {
      RecoverPassword: () => ({ data: { recoverPassword: ok } }),
    })
    await press('Send the link')
    await findByText('Username is a required field')
    fill({ Username: ' robin77 ' })
    await press('Send the link')
    await findByRole('heading', { name: 'Check your email' })
    await findByText(/sent a link to the email address on file\. It works once/)
    expect(sent('RecoverPassword').map(call => call.variables)).toEqual([{ input: { username: 'robin77' } }])
  })

  it('[REG-18] [ERR-12] shows a failed call on the page and keeps the user name', async () => {
    const { fill, press, findByRole, value } = await open(path, {
      RecoverPassword: () => failing('recoverPassword', 403),
    })
    fill({ Username: 'robin77' })
    await press('Send the link')
    expect((await findByRole('alert')).textContent).toContain("We can't do this right now.")
    expect(value('Username')).toBe('robin77')
  })
})

describe('the link of the e-mail', () => {
  const token = 'T'.repeat(43)
  const path = `/recovery/password?token=${token}`
  const link = opened({ questions })
  const answers = { 'What was your first pet called?': 'Biscuit', 'What was your first car?': 'Beetle' }
  const passwords = { 'New password': 'Secret-1', 'Repeat new password': 'Secret-1' }

  it('[REG-16] [REG-17] shows the questions, then the new password', async () => {
    const { getByRole, sent: asked } = await open(path, link)
    expect(
      within(getByRole('main'))
        .getAllByRole('group')
        .map(group => group.querySelector('legend')?.textContent),
    ).toEqual(['First, answer your security questions', 'Then choose a new password'])
    expect(asked('OpenRecoveryLink').map(call => call.variables)).toEqual([
      { input: { token }, path: '/recovery/password' },
    ])
  })

  it('[REG-16] asks nothing of somebody who never stored answers', async () => {
    const { queryByText, getByLabelText } = await open(path, opened({ questions: [] }))
    expect(queryByText('First, answer your security questions')).toBeNull()
    expect(getByLabelText('New password')).toBeTruthy()
  })

  it.each([
    [{ 'Repeat new password': 'Secret-2' }, "The passwords don't match"],
    [{ 'New password': 'short', 'Repeat new password': 'short' }, 'New password is under the character minimum'],
    [
      { 'New password': 'no-digits', 'Repeat new password': 'no-digits' },
      'Use 6 to 32 characters with at least one digit. You can use letters, digits and @$!%*#?&^_+-=',
    ],
    [{ 'What was your first car?': '' }, 'Please answer this question'],
  ])('[REG-17] [VALID-06] [VALID-19] refuses %o and sends nothing', async (wrong, message) => {
    const { fill, press, findByText, sent } = await open(path, link)
    fill({ ...answers, ...passwords, ...wrong })
    await press('Save new password')
    await findByText(message)
    expect(sent('ResetPassword')).toEqual([])
  })

  it.each([
    ['SECURITY_ANSWERS_WRONG', "These answers don't match the ones we have."],
    ['UNAVAILABLE', "We can't do this right now."],
  ])('[REG-18] shows %s on the page and keeps what was typed', async (code, message) => {
    const { fill, press, findByRole, value } = await open(path, {
      ...link,
      ResetPassword: () => ({ data: { resetPassword: error(code) } }),
    })
    fill({ ...answers, ...passwords })
    await press('Save new password')
    expect((await findByRole('alert')).textContent).toContain(message)
    expect(value('What was your first car?')).toBe('Beetle')
  })

  it('[SEC-18] says at the field that the new password is easy to guess', async () => {
    const { fill, press, findByText } = await open(path, {
      ...link,
      ResetPassword: () => ({ data: { resetPassword: error('PASSWORD_EASY_TO_GUESS', 'newPassword') } }),
    })
    fill({ ...answers, ...passwords })
    await press('Save new password')
    await findByText('This password is easy to guess.', { exact: false })
  })

  it('[REG-16] [REG-18] a link that does not work any more says so and offers a new one', async () => {
    const { getByRole, getByLabelText } = await open(path, opened(error('LINK_INVALID', 'token')))
    expect(getByRole('alert').textContent).toContain("This link doesn't work anymore.")
    expect(getByLabelText('Username')).toBeTruthy()
  })

  it('[REG-17] [REG-18] a link that was used while its page was open says so too', async () => {
    const { fill, press, findByText, getByLabelText } = await open(path, {
      ...link,
      ResetPassword: () => ({ data: { resetPassword: error('LINK_INVALID', 'token') } }),
    })
    fill({ ...answers, ...passwords })
    await press('Save new password')
    await findByText(/This link doesn't work anymore/)
    expect(getByLabelText('Username')).toBeTruthy()
  })
})

describe.each(brands.map(compiled => [compiled.brand.id, compiled] as const))('on %s', (_id, manifest) => {
  it('[REG-14] [REG-19] registration and recovery are open to a visitor who asks by address', async () => {
    const headings: (string | null)[] = []
    for (const path of ['/registration', '/recovery/username', '/recovery/password']) {
      const { container } = await openAddress(path, {
        manifest,
        answers: { RegistrationScreen: () => ({ data: { securityQuestions: questions, viewer: null } }) },
      })
      headings.push(container.querySelector('h1')?.textContent ?? null)
      cleanup()
    }
    expect(headings).toEqual(['Create an account', 'Forgot your username?', 'Forgot your password?'])
  })
})
