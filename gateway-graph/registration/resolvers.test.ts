import { describe, expect, it } from 'vitest'
import { asking, changing } from '../testing/asking.ts'

const { viewer } = asking()
const { asVisitor, double } = changing()

const PERSON = 'subscriberId: "ABC123456", firstName: "Robin", lastName: "Sample", dateOfBirth: "1980-06-15"'
const ANSWERS = ['first-pet', 'first-street', 'first-job']
  .map(id => `{ questionId: "${id}", answer: "Biscuit" }`)
  .join(' ')
const register = (differs: { person?: string; username?: string; answers?: string } = {}) => {
  const { person = PERSON, username = 'Robin77', answers = ANSWERS } = differs
  const signIn = `username: "${username}", password: "Fresh2027", emailAddress: "robin@sample.example"`
  const input = `person: { ${person} }, ${signIn}, answers: [${answers}]`
  return `register(input: { ${input} }) { username userErrors { code path } }`
}
const error = (code: string, ...path: string[]) => ({ code, path: path.length > 0 ? path : null })

describe('register', () => {
  it('[CALL-26] [REG-12] sends details, credentials and answers with the brand, without a session and without a token', async () => {
    expect((await asVisitor(register())).data).toEqual({ register: { username: 'robin', userErrors: [] } })
    const [sent] = double().seen
    expect(sent?.call).toBe('POST account/registration')
    expect(sent?.headers.authorization).toBeUndefined()
    expect(sent?.body).toMatchObject({
      ...{ subscriberId: 'ABC123456', dateOfBirth: '1980-06-15', domainId: '9', username: 'Robin77' },
      ...{ password: 'Fresh2027', emailAddress: 'robin@sample.example' },
      answers: ANSWERS && [{ questionId: 'first-pet', answer: 'Biscuit' }, {}, {}],
    })
  })

  it('[REG-03] [REG-05] [REG-08] [REG-11] sends nothing that breaks a rule, and names every field that does', async () => {
    const person = PERSON.replace('ABC123456', 'short').replace('1980-06-15', '2008-06-16')
    const { data } = await asVisitor(
      register({ person, username: 'x', answers: `${ANSWERS} { questionId: "a", answer: "" }` }),
    )
    expect(data?.register).toEqual({
      username: null,
      userErrors: [
        error('PATTERN', 'person', 'subscriberId'),
        error('NOT_ADULT', 'person', 'dateOfBirth'),
        error('TOO_SHORT', 'username'),
        error('REQUIRED', 'answers', '3', 'answer'),
      ],
    })
    expect(double().seen).toEqual([])
  })

  it.each([
    [409, { code: 'USERNAME_TAKEN', message: 'x', field: 'username' }, error('USERNAME_TAKEN', 'username')],
    [
      400,
      { code: 'PASSWORD_EASY_TO_GUESS', message: 'x', field: 'password' },
      error('PASSWORD_EASY_TO_GUESS', 'password'),
    ],
    [404, { code: 'NOT_FOUND', message: 'x' }, error('NOT_RECOGNIZED')],
    [400, { code: 'BAD_REQUEST', message: 'x', field: 'emailAddress' }, error('INVALID_INPUT', 'emailAddress')],
    [429, { code: 'TOO_MANY_REQUESTS', message: 'x' }, error('RATE_LIMITED')],
    [503, { code: 'UNAVAILABLE', message: 'x' }, error('UNAVAILABLE')],
  ])('[ERR-09] tells a %i as something for the screen, without the service’s words', async (status, json, told) => {
    const { data, errors } = await asVisitor(register(), { 'POST account/registration': { json, status } })
    expect(errors).toEqual([])
    expect(data?.register).toEqual({ username: null, userErrors: [told] })
  })
})

describe('checks before registration', () => {
  const checkRegistration = `checkRegistration(input: { person: { ${PERSON} } }) { recognized userErrors { code path } }`

  it('[CALL-28] asks whether a person can register', async () => {
    expect((await asVisitor(checkRegistration)).data?.checkRegistration).toEqual({ recognized: true, userErrors: [] })
    expect(double().seen[0]?.body).toMatchObject({ subscriberId: 'ABC123456', domainId: '9' })
    const replies = {
      'POST account/registration/validate-user': { json: { code: 'NOT_FOUND', message: 'x' }, status: 404 },
    }
    expect((await asVisitor(checkRegistration, replies)).data?.checkRegistration).toEqual({
      ...{ recognized: false, userErrors: [error('NOT_RECOGNIZED')] },
    })
  })

  it('[REG-05] [OPEN-37] counts the 18th birthday as adult, by the person’s own day', async () => {
    const born = (date: string) => checkRegistration.replace('1980-06-15', date)
    expect((await asVisitor(born('2008-06-15'))).data?.checkRegistration).toMatchObject({ recognized: true })
    expect((await asVisitor(born('2008-06-16'))).data?.checkRegistration).toMatchObject({
      userErrors: [{ code: 'NOT_ADULT' }],
    })
  })

  it('[CALL-28] [REG-07] [REG-08] asks whether a user name is free, once it keeps its rule', async () => {
    const check = (name: string) =>
      `checkUsername(input: { username: "${name}" }) { available userErrors { code path } }`
    expect((await asVisitor(check('Robin77'))).data?.checkUsername).toEqual({ available: true, userErrors: [] })
    expect((await asVisitor(check('robin 77'))).data?.checkUsername).toEqual({
      ...{ available: null, userErrors: [{ code: 'PATTERN', path: ['username'] }] },
    })
    expect(double().calls()).toEqual(['POST account/registration/validate-username'])
  })

  it('[CALL-27] [REG-13] returns what is known about the holder of a token', async () => {
    expect(await viewer('registrationDetails { subscriberId firstName dateOfBirth emailAddress }')).toEqual({
      registrationDetails: {
        ...{ subscriberId: 'ABC123456', firstName: 'Robin', dateOfBirth: '1980-06-15' },
        emailAddress: 'robin@sample.example',
      },
    })
  })
})
