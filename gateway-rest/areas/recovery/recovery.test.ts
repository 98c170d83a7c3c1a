import { describe, expect, it, vi } from 'vitest'
import type { ErrorBody, PersonDetails, SecurityQuestion } from '../../../schema/generated/gateway-types.ts'
import { DEMO_PASSWORD } from '../../seed/personas.ts'
import { ANSWERS } from '../../testing/newcomer.ts'
import { TEST_NOW } from '../../testing/test-gateway.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const NEW_PASSWORD = 'Better2027'

describe('recovery', () => {
  const gateway = useGateway()
  const post = <T>(path: string, body: object) =>
    gateway().call<T & ErrorBody>(`account/${path}`, { method: 'POST', body })
  const logIn = (username: string, password: string) =>
    gateway().call('token', { method: 'POST', body: { username, password, domainId: '1' } })
  const details = async (persona: string): Promise<PersonDetails> => {
    const token = await gateway().signIn(persona)
    return { ...(await gateway().get<PersonDetails>('account/registration/details', token)), domainId: '1' }
  }
  const withoutEmail = ({ subscriberId, firstName, lastName, dateOfBirth, domainId }: PersonDetails) => ({
    ...{ subscriberId, firstName, lastName, dateOfBirth, domainId },
  })

  /** Does something that sends one message, and gives it. */
  async function mailOf(work: () => Promise<unknown>) {
    const before = gateway().mails.length
    await work()
    return vi.waitFor(() => {
      const mail = gateway().mails[before]
      if (mail === undefined) throw new Error('no mail yet')
      return mail
    })
  }
  async function linkFor(username: string): Promise<string> {
    const mail = await mailOf(() => post('forgot-password', { username, domainId: '1' }))
    return new URL(/http\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('token') ?? ''
  }
  const reset = (token: string, newPassword = NEW_PASSWORD, answers: readonly object[] = []) =>
    post('forgot-password/reset', { token, newPassword, answers })

  it('[CALL-29] [OPEN-11] e-mails the user name to the address on file', async () => {
    const person = withoutEmail(await details('dentalonly'))
    const mail = await mailOf(() => post('forgot-username', person))
    expect(mail.to).toBe(`${person.firstName}.${person.lastName}@mail.example`.toLowerCase())
    expect(mail.text).toContain('Your user name is dentalonly1')
  })

  it('[REG-16] [CALL-30] [OPEN-11] e-mails a link that sets a new password once', async () => {
    const mail = await mailOf(() => post('forgot-password', { username: 'Short1', domainId: '1' }))
    const link = new URL(/http\S+/.exec(mail.text)?.[0] ?? '')
    expect(link.origin + link.pathname).toBe('https://portal1.example/recovery/password')
    const token = link.searchParams.get('token') ?? ''
    expect((await logIn('short1', DEMO_PASSWORD)).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
    expect((await logIn('short1', DEMO_PASSWORD)).status).toBe(401)
    expect((await logIn('short1', NEW_PASSWORD)).status).toBe(200)
    const again = await reset(token, 'Another2027')
    expect([again.status, again.json().code]).toEqual([400, 'RECOVERY_LINK_INVALID'])
    expect((await logIn('short1', NEW_PASSWORD)).status).toBe(200)
  })

  it('[CALL-30] a link ends after thirty minutes, and with the next one', async () => {
    const first = await linkFor('groups1')
    const second = await linkFor('groups1')
    expect((await reset(first)).json().code).toBe('RECOVERY_LINK_INVALID')
    gateway().setNow('2026-06-15T19:30:00Z')
    expect((await reset(second)).json().code).toBe('RECOVERY_LINK_INVALID')
    gateway().setNow('2026-06-15T19:29:59Z')
    expect((await reset(second)).status).toBe(200)
    gateway().setNow(TEST_NOW)
  })

  it('[CALL-30] [STATE-03] [STATE-04] [STATE-05] unlocks a locked account, and ends what an initial or forced one still has to do', async () => {
    for (const persona of ['locked', 'initial', 'forced']) {
      expect((await reset(await linkFor(`${persona}1`))).status).toBe(200)
      const token = (await logIn(`${persona}1`, NEW_PASSWORD)).json() as { token: string }
      expect((await gateway().call('account/status', token)).text).toBe('ACT')
    }
  })

  it('[CALL-30] [VALID-06] [VALID-07] [VALID-08] a password against the rules leaves the link good', async () => {
    const token = await linkFor('sales1')
    for (const password of ['Ab1', 'NoDigitsHere', 'Space 1 no', `${'x'.repeat(32)}1`]) {
      const refused = await reset(token, password)
      expect([refused.status, refused.json().field]).toEqual([400, 'newPassword'])
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('[OPEN-07] asks members with stored answers for them, and counts wrong ones', async () => {
    const token = await gateway().signIn('preventive')
    await gateway().call('account/security-answers', { method: 'PUT', token, body: { answers: ANSWERS } })
    const link = await linkFor('preventive1')
    const questions = (await post<SecurityQuestion[]>('forgot-password/questions', { token: link })).json()
    expect(questions.map(({ id }) => id)).toEqual(ANSWERS.map(({ questionId }) => questionId))
    const [first, second, third] = ANSWERS
    for (const answers of [[], [first, second], [first, second, { ...third, answer: 'wrong' }]])
      expect((await reset(link, NEW_PASSWORD, answers as object[])).json()).toMatchObject({
        ...{ code: 'SECURITY_ANSWERS_WRONG', field: 'answers' },
      })
    const typed = ANSWERS.map(({ questionId, answer }) => ({ questionId, answer: ` ${answer.toUpperCase()} ` }))
    expect((await reset(link, NEW_PASSWORD, typed)).status).toBe(200)
    expect((await logIn('preventive1', NEW_PASSWORD)).status).toBe(200)
  })

  it('five wrong sets of answers use a link up, in parallel too', async () => {
    const token = await gateway().signIn('medicare')
    await gateway().call('account/security-answers', { method: 'PUT', token, body: { answers: ANSWERS } })
    const link = await linkFor('medicare1')
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await reset(link)).json().code))
    expect(codes.filter(code => code === 'SECURITY_ANSWERS_WRONG')).toHaveLength(5)
    expect((await reset(link, NEW_PASSWORD, ANSWERS)).json().code).toBe('RECOVERY_LINK_INVALID')
    expect((await logIn('medicare1', DEMO_PASSWORD)).status).toBe(200)
  })

  it('[OPEN-11] answers alike whether there is such a person or not, and writes only to those who are there', async () => {
    const person = withoutEmail(await details('noclaims'))
    const before = gateway().mails.length
    const names = ['noclaims1', 'nobody1', 'noemail1', 'disabled1']
    const answers = await Promise.all([
      ...names.map(username => post('forgot-password', { username, domainId: '1' })),
      post('forgot-password', { username: 'noclaims1', domainId: '2' }),
      post('forgot-username', person),
      post('forgot-username', { ...person, firstName: 'Nobody' }),
      post('forgot-username', { ...person, domainId: '2' }),
    ])
    const told = answers.map(({ status, text, headers }) => [status, text, headers.get('content-length')])
    expect(new Set(told.map(one => JSON.stringify(one))).size).toBe(1)
    expect(told[0]).toEqual([200, '{"accepted":true}', '17'])
    await vi.waitFor(() => expect(gateway().mails.length).toBe(before + 2))
    await new Promise(done => setTimeout(done, 50))
    expect(
      gateway()
        .mails.slice(before)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['Set a new password for the Member Dashboard', 'Your user name for the Member Dashboard'])
  })

  it('[OPEN-11] limits attempts about one name, whether it exists or not, and tells when to try again', async () => {
    for (const username of ['exchange1', 'nobody2']) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1)
        statuses.push((await post('forgot-password', { username, domainId: '1' })).status)
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
      const refused = await post('forgot-password', { username: username.toUpperCase(), domainId: '1' })
      expect([refused.json().code, refused.headers.get('retry-after')]).toEqual(['TOO_MANY_REQUESTS', '3600'])
    }
    gateway().setNow('2026-06-15T20:00:01Z')
    expect((await post('forgot-password', { username: 'exchange1', domainId: '1' })).status).toBe(200)
    gateway().setNow(TEST_NOW)
  })

  it('logs nothing of a person, a link or an answer', async () => {
    const link = await linkFor('extended1')
    await reset(link)
    const log = JSON.stringify(gateway().records)
    for (const secret of [link, 'extended1', '@mail.example', NEW_PASSWORD]) expect(log).not.toContain(secret)
  })
})
