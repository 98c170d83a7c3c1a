import { describe, expect, it } from 'vitest'
import type {
  Account,
  ErrorBody,
  PersonDetails,
  Preferences,
  RegistrationDetails,
  RegistrationResult,
  TokenResponse,
  UsernameAvailability,
} from '../../schema/generated/gateway-types.ts'
import { ANSWERS, newcomer } from '../testing/newcomer.ts'
import { useGateway } from '../testing/use-gateway.ts'

const SIGN_IN = { password: 'Fresh2027', emailAddress: 'new.person@mail.example', answers: ANSWERS }

describe('registration', () => {
  const gateway = useGateway()
  const post = <T>(path: string, body: object) =>
    gateway().call<T & ErrorBody>(`account/registration${path}`, { method: 'POST', body })
  const validate = async (person: object) => (await post('/validate-user', person)).status

  it('[CALL-28] [OPEN-11] knows a person by all four details, on the own brand, without regard to case', async () => {
    const person = await newcomer(gateway())
    const { subscriberId, firstName, lastName } = person
    expect(await validate(person)).toBe(200)
    const typed = {
      subscriberId: subscriberId.toLowerCase(),
      firstName: firstName.toUpperCase(),
      lastName: ` ${lastName} `,
    }
    expect(await validate({ ...person, ...typed, lastName: lastName.toLowerCase() })).toBe(200)
    const wrong: Partial<PersonDetails>[] = [
      { subscriberId: 'Z00000000' },
      { firstName: 'Nobody' },
      { lastName: 'Nobody' },
      { dateOfBirth: '1970-01-01' },
      { domainId: '2' },
    ]
    for (const change of wrong) expect([change, await validate({ ...person, ...change })]).toEqual([change, 404])
  })

  it('answers alike for a stranger and for somebody who has registered already', async () => {
    const token = await gateway().signIn('active')
    const { subscriberId, members } = await gateway().get<Account>('account', token)
    const known = members.find(({ memberSuffix }) => memberSuffix === 0)
    const { firstName = '', lastName = '', dateOfBirth = '' } = known ?? {}
    const registered = await post('/validate-user', { subscriberId, firstName, lastName, dateOfBirth, domainId: '1' })
    const stranger = await post('/validate-user', { ...(await newcomer(gateway())), firstName: 'Stranger' })
    expect([registered.status, registered.text]).toEqual([404, stranger.text])
  })

  it('[REG-05] [VALID-20] refuses a minor by the date of birth alone', async () => {
    const minor = { ...(await newcomer(gateway())), dateOfBirth: '2008-06-16' }
    const refused = await post('/validate-user', minor)
    expect([refused.status, refused.json().field]).toEqual([400, 'dateOfBirth'])
    expect(await validate({ ...minor, dateOfBirth: '2008-06-15' })).toBe(404)
  })

  it('[CALL-28] [OPEN-06] [REG-03] [REG-04] [REG-08] [VALID-12] [VALID-13] [VALID-16] names the field that breaks its rule', async () => {
    const person = await newcomer(gateway())
    const wrong = { subscriberId: 'U1234567', firstName: '1st', lastName: 'x'.repeat(31), dateOfBirth: '2026-02-30' }
    for (const [field, value] of Object.entries(wrong)) {
      const refused = await post('/validate-user', { ...person, [field]: value })
      expect([refused.status, refused.json().field]).toEqual([400, field])
    }
    for (const username of ['ab', 'with space', 'x'.repeat(17), 'dash-ed']) {
      const refused = await post('/validate-username', { username })
      expect([refused.status, refused.json().field]).toEqual([400, 'username'])
    }
  })

  it('[CALL-28] [REG-07] tells whether a user name is free, without regard to case', async () => {
    const isFree = async (username: string) =>
      (await post<UsernameAvailability>('/validate-username', { username })).json().available
    expect(await isFree('active1')).toBe(false)
    expect(await isFree('ACTIVE1')).toBe(false)
    expect(await isFree('brandnewname')).toBe(true)
  })

  it('[CALL-26] [REG-12] creates a sign-in that works at once, with e-mail address; nobody registers twice', async () => {
    const person = await newcomer(gateway())
    const created = await post<RegistrationResult>('', { ...person, ...SIGN_IN, username: 'FreshName' })
    expect([created.status, created.json()]).toEqual([200, { username: 'freshname' }])
    const credentials = { username: 'freshname', password: SIGN_IN.password, domainId: '1' }
    const logIn = await gateway().call<TokenResponse>('token', { method: 'POST', body: credentials })
    const { token } = logIn.json()
    expect((await gateway().get<Account>('account', token)).subscriberId).toBe(person.subscriberId)
    const { emailAddress } = await gateway().get<Preferences>('account/preferences', token)
    expect(emailAddress).toBe(SIGN_IN.emailAddress)
    expect((await gateway().call('account/status', { token })).text).toBe('ACT')
    expect((await post('', { ...person, ...SIGN_IN, username: 'othername' })).status).toBe(404)
    expect(await validate(person)).toBe(404)
    expect((await newcomer(gateway())).firstName).not.toBe(person.firstName)
  })

  it('[CALL-26] [REG-07] [REG-10] [REG-11] [OPEN-07] [VALID-15] refuses and stores nothing when one value is wrong', async () => {
    const person = await newcomer(gateway(), 0, 5)
    const request = { ...person, ...SIGN_IN, username: 'wanted' }
    const [first, second, third] = ANSWERS
    const wrong: [object, number, string][] = [
      [{ username: 'Active1' }, 409, 'username'],
      [{ password: 'nodigits' }, 400, 'password'],
      [{ emailAddress: 'no address' }, 400, 'emailAddress'],
      [{ answers: [first, second] }, 400, 'answers'],
      [{ answers: [first, second, first] }, 400, 'answers'],
      [{ answers: [first, second, { questionId: 'not-offered', answer: 'Answer' }] }, 400, 'answers'],
      [{ answers: [first, second, { ...third, answer: 'semi;colon' }] }, 400, 'answers.2.answer'],
      [{ answers: [first, second, { ...third, answer: '     ' }] }, 400, 'answers.2.answer'],
    ]
    for (const [change, status, field] of wrong) {
      const refused = await post('', { ...request, ...change })
      expect([change, refused.status, refused.json().field]).toEqual([change, status, field])
    }
    const credentials = { username: 'wanted', password: SIGN_IN.password, domainId: '5' }
    expect((await gateway().call('token', { method: 'POST', body: credentials })).status).toBe(401)
    expect(await validate(person)).toBe(200)
  })

  it('[CALL-26] gives a user name that two people want at the same moment to one of them', async () => {
    const both = [await newcomer(gateway(), 0, 2), await newcomer(gateway(), 0, 3)]
    const answers = await Promise.all(both.map(person => post('', { ...person, ...SIGN_IN, username: 'wantedbyboth' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('[CALL-27] [REG-13] tells what is known about the holder of a token', async () => {
    const token = await gateway().signIn('active')
    const { subscriberId, members } = await gateway().get<Account>('account', token)
    const { firstName, lastName, dateOfBirth } = members[0] ?? {}
    expect(await gateway().get<RegistrationDetails>('account/registration/details', token)).toEqual({
      ...{ subscriberId, firstName, lastName, dateOfBirth },
      emailAddress: `${firstName}.${lastName}@mail.example`.toLowerCase(),
    })
    expect((await gateway().call('account/registration/details')).status).toBe(401)
  })
})
