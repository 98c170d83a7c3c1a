import { describe, expect, it } from 'vitest'
import type { Answers } from './support/fake-query.ts'
import { postForm } from './support/post-form.ts'

const questions = ['pet', 'street', 'car'].map(id => ({ id, question: `Which ${id} was your first?` }))
const answers: Answers = {
  RegistrationScreen: () => ({ data: { securityQuestions: questions, viewer: null } }),
  CheckRegistration: () => ({ data: { checkRegistration: { userErrors: [] } } }),
  CheckUsername: () => ({ data: { checkUsername: { available: true, userErrors: [] } } }),
  Register: () => ({ data: { register: { username: 'robin77', userErrors: [] } } }),
}
const person = { subscriberId: 'ABC123456', firstName: 'Robin', lastName: 'Brien', dateOfBirth: '07/04/1980' }
const credentials = { username: 'Robin77', emailAddress: 'robin@mail.example' }
const asked = {
  question1: 'pet',
  answer1: 'Biscuit',
  question2: 'street',
  answer2: 'Main 5',
  question3: 'car',
  answer3: 'Beetle',
}
const post = (fields: Record<string, string>, more: Answers = {}) =>
  postForm('/registration', Object.entries(fields), { answers: { ...answers, ...more } })

/** Fields of the page's form that the person does not see. */
const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )

describe('registration without script', () => {
  it('[REG-01] carries what was entered from step to step, and asks for the password only where it is sent', async () => {
    const second = await post({ step: 'identify', ...person })
    expect(second.answer).toMatchObject({ kind: 'page', status: 200 })
    expect(second.html).toContain('Choose a username and password')
    expect(hidden(second.html)).toEqual({ step: 'credentials', ...person })
    expect(second.html).not.toContain('type="password"')

    const third = await post({ ...hidden(second.html), ...credentials })
    expect(third.html).toContain('Choose your security questions')
    expect(hidden(third.html)).toEqual({ step: 'security', ...person, ...credentials })
    expect(third.html.match(/type="password"/g)).toHaveLength(2)

    const last = await post({ ...hidden(third.html), ...asked, password: 'Secret-1', passwordAgain: 'Secret-1' })
    expect(last.html).toContain('Your account is ready')
    expect(last.sent('Register')[0]?.variables).toMatchObject({ input: { username: 'Robin77', password: 'Secret-1' } })
    for (const { html } of [second, third, last]) expect(html).not.toContain('Secret-1')
  })

  it.each([
    [{ password: 'no-digits', passwordAgain: 'no-digits' }, 'Use 6 to 32 characters with at least one digit.'],
    [{ password: 'Secret-1', passwordAgain: 'Secret-2' }, 'The passwords don&#x27;t match'],
    [{ password: '', passwordAgain: '' }, 'Password is a required field'],
  ])(
    '[REG-09] [VALID-19] says what is wrong with the passwords %o without giving them back',
    async (passwords, message) => {
      const { answer, html, sent } = await post({ step: 'security', ...person, ...credentials, ...asked, ...passwords })
      expect(answer).toMatchObject({ status: 422 })
      expect(html).toContain(message)
      expect(html).not.toContain('Secret-')
      expect(html).toContain('value="Main 5"')
      expect(sent('Register')).toEqual([])
    },
  )

  it('[REG-02] [REG-08] takes names and a username without the blanks around them, and the password as it is', async () => {
    const spaced = (fields: Record<string, string>) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, ` ${value} `]))
    const second = await post({ step: 'identify', ...spaced(person) })
    expect(hidden(second.html)).toEqual({ step: 'credentials', ...person })
    const third = await post({ ...hidden(second.html), ...spaced(credentials) })
    expect(third.sent('CheckUsername')[0]?.variables).toEqual({ input: { username: 'Robin77' } })
    expect(hidden(third.html)).toEqual({ step: 'security', ...person, ...credentials })
    const passwords = { password: 'Secret-1 ', passwordAgain: 'Secret-1 ' }
    expect((await post({ ...hidden(third.html), ...asked, ...passwords })).answer).toMatchObject({ status: 422 })
  })

  it('a step that is made up is the first one, and none but the last creates anything', async () => {
    const { html, sent } = await post({ step: 'done', ...person })
    expect(html).toContain('Your account is ready')
    expect(sent('Register')).toEqual([])
    expect((await post({ step: 'elsewhere' })).html).toContain('Subscriber ID is a required field')
  })
})
