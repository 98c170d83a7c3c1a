import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainContent } from '../../gateway-graph/testing/test-context.ts'
import { type Person, type RealGateway, signIn, startRealGateway } from './support/real-gateway.ts'

const PASSWORD = 'Fresh2027'
const ANSWERS = ['first-pet', 'first-street', 'first-job'].map(questionId => ({ questionId, answer: 'The 3rd One' }))

let gateway: RealGateway
beforeAll(async () => {
  gateway = await startRealGateway()
})
afterAll(() => gateway.close())

/** The payload of a document's one mutation; fails on errors. */
async function change(person: Person, text: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await person.ask(text, variables)
  expect(errors).toEqual([])
  return Object.values(data ?? {})[0] as Record<string, unknown>
}

const register = `mutation ($input: RegisterInput!) { register(input: $input) { username userErrors { code path } } }`
const recover = `mutation ($username: String!) { recoverPassword(input: { username: $username }) { accepted userErrors { code } } }`
const openLink = `mutation ($token: String!) { openRecoveryLink(input: { token: $token }) { questions { id } userErrors { code } } }`
const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { code path } } }`

describe('registration and recovery, from the schema to the gateway and back by e-mail', () => {
  it.each([1, 2, 3, 5])(
    '[CALL-26] [CALL-29] [CALL-30] [REG-12] on brand %i: register, forget both, find both again',
    async domainId => {
      const person = await gateway.newcomer(domainId)
      const visitor = gateway.visitor(domainId)
      const username = `newcomer${domainId}`
      const input = {
        person,
        username,
        password: 'Older2026',
        emailAddress: `${username}@mail.example`,
        answers: ANSWERS,
      }
      expect(await change(visitor, register, { input })).toEqual({ username, userErrors: [] })

      const recoverUsername =
        'mutation ($person: PersonInput!) { recoverUsername(input: { person: $person }) { accepted userErrors { code } } }'
      expect(await change(visitor, recoverUsername, { person })).toEqual({ accepted: true, userErrors: [] })
      expect((await gateway.mailTo(input.emailAddress, 'user name')).text).toContain(username)

      expect(await change(visitor, recover, { username })).toEqual({ accepted: true, userErrors: [] })
      const { text } = await gateway.mailTo(input.emailAddress, 'password')
      const token = new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token')
      const { questions } = await change(visitor, openLink, { token })
      expect(questions).toEqual(ANSWERS.map(({ questionId }) => ({ id: questionId })))
      expect(await change(visitor, reset, { input: { token, answers: ANSWERS, newPassword: PASSWORD } })).toEqual({
        userErrors: [],
      })

      await visitor.ask(signIn, { username, password: PASSWORD })
      expect(visitor.session.token).toBeDefined()
      const { data } = await visitor.ask('{ viewer { family { subscriberId } accountStatus } }')
      expect(data?.viewer).toEqual({ family: { subscriberId: person.subscriberId }, accountStatus: 'ACTIVE' })
    },
  )

  it('[CALL-22] [STATE-03] changes the password of an initial account, which is active then', async () => {
    const person = gateway.visitor(1)
    const next = async () => ({ path: '/change-password', complete: false })
    const credentials = { username: 'initial1', password: 'Portal2026!' }
    await person.ask(signIn, credentials, { content: { ...plainContent, next } })
    const text = `mutation ($old: String!, $new: String!) {
      changePassword(input: { currentPassword: $old, newPassword: $new }) { accountStatus userErrors { code path } } }`
    expect(await change(person, text, { old: 'wrong0', new: PASSWORD })).toEqual({
      ...{ accountStatus: null, userErrors: [{ code: 'CURRENT_PASSWORD_WRONG', path: ['currentPassword'] }] },
    })
    expect(await change(person, text, { old: 'Portal2026!', new: PASSWORD })).toEqual({
      accountStatus: 'ACTIVE',
      userErrors: [],
    })
    const { data } = await person.ask('{ viewer { facts { accountStatus } } }')
    expect(data?.viewer).toEqual({ facts: { accountStatus: 'ACTIVE' } })
  })

  it('[CALL-25] [CALL-72] what is saved is seen by the next query', async () => {
    const person = await gateway.signedIn('renewal')
    const cancel =
      'mutation { cancelPlan(input: { what: MEDICAL_AND_DENTAL }) { planManagement { cancellationStatus } userErrors { code } } }'
    expect(await change(person, cancel)).toEqual({
      planManagement: { cancellationStatus: 'MEDICAL_AND_DENTAL' },
      userErrors: [],
    })
    const save =
      'mutation ($input: SaveAddressInput!) { saveAddress(input: $input) { family { address { city } } userErrors { path } } }'
    const input = { addressLine1: '1 Elm', city: 'Salem', state: 'OR', zipCode: '97301', country: 'US' }
    expect(await change(person, save, { input })).toEqual({ family: { address: { city: 'Salem' } }, userErrors: [] })
    expect(await change(person, save, { input: { ...input, state: 'XX' } })).toEqual({
      family: null,
      userErrors: [{ path: ['state'] }],
    })
    const { data } = await person.ask(
      '{ viewer { family { address { city } } member { planManagement { cancellationStatus } } } }',
    )
    expect(data?.viewer).toEqual({
      family: { address: { city: 'Salem' } },
      member: { planManagement: { cancellationStatus: 'MEDICAL_AND_DENTAL' } },
    })
  })
})
