import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '../seed/personas.ts'
import { ANSWERS, newcomer } from '../testing/newcomer.ts'
import { TEST_NOW } from '../testing/test-gateway.ts'
import { useGateway } from '../testing/use-gateway.ts'

const STRANGER = 'stranger@elsewhere.example'
const RESET = 'Set a new password for the Member Dashboard'
const EMAIL = 'The email address of your Member Dashboard was changed'
const PASSWORD = 'The password of your Member Dashboard was changed'

describe('a new e-mail address', () => {
  const gateway = useGateway()
  afterEach(() => gateway().setNow(TEST_NOW))

  const put = async (path: string, token: string, body: object) => {
    const { status } = await gateway().call(path, { method: 'PUT', token, body })
    expect(status).toBe(200)
  }
  const changeEmail = (token: string, emailAddress: string) =>
    put('account/preferences', token, { emailAddress, currentPassword: DEMO_PASSWORD })
  const emailOf = async (token: string) =>
    (await gateway().get<{ emailAddress: string }>('account/preferences', token)).emailAddress

  /** Where messages of a subject went that some work sent. */
  async function toldBy(work: () => Promise<unknown>, count: number): Promise<string[]> {
    const before = gateway().mails.length
    await work()
    await vi.waitFor(() => expect(gateway().mails.length).toBe(before + count))
    return gateway()
      .mails.slice(before)
      .map(({ to, subject }) => `${subject}: ${to}`)
      .sort()
  }
  const askReset = (persona: string) =>
    toldBy(
      () =>
        gateway().call('account/forgot-password', {
          ...{ method: 'POST', body: { username: `${persona}1`, domainId: '1' } },
        }),
      1,
    )

  it('[SEC-17] gets no link of a reset for seven days: the one before does, however often it is changed', async () => {
    const token = await gateway().signIn('dentalonly')
    const own = await emailOf(token)
    await changeEmail(token, 'first@elsewhere.example')
    await changeEmail(token, STRANGER)
    expect(await askReset('dentalonly')).toEqual([`${RESET}: ${own}`])
    gateway().setNow('2026-06-22T18:59:59Z')
    expect(await askReset('dentalonly')).toEqual([`${RESET}: ${own}`])
    gateway().setNow('2026-06-22T19:00:01Z')
    expect(await askReset('dentalonly')).toEqual([`${RESET}: ${STRANGER}`])
  })

  it('[SEC-17] gets the link when answers are asked for that are older, and not by answers stored with it', async () => {
    const token = await gateway().signIn('short')
    const own = await emailOf(token)
    await put('account/security-answers', token, { answers: ANSWERS })
    await changeEmail(token, STRANGER)
    expect(await askReset('short')).toEqual([`${RESET}: ${own}`])
    gateway().setNow('2026-06-23T19:00:00Z')
    const later = await gateway().signIn('short')
    await changeEmail(later, 'third@elsewhere.example')
    expect(await askReset('short')).toEqual([`${RESET}: third@elsewhere.example`])
  })

  it('[SEC-17] that is the first one gets no link while it is new', async () => {
    await changeEmail(await gateway().signIn('noemail'), STRANGER)
    const before = gateway().mails.length
    const body = { username: 'noemail1', domainId: '1' }
    expect((await gateway().call('account/forgot-password', { method: 'POST', body })).status).toBe(200)
    // The next one's mail is behind this one's.
    await askReset('groups')
    expect(gateway().mails.length).toBe(before + 1)
  })

  it('[SEC-16] is told to both addresses, and a new password too while it is new', async () => {
    const token = await gateway().signIn('groups')
    const own = await emailOf(token)
    expect(await toldBy(() => changeEmail(token, STRANGER), 2)).toEqual(both(EMAIL, own, STRANGER))
    expect(await toldBy(() => changeEmail(token, STRANGER), 0)).toEqual([])
    const change = { currentPassword: DEMO_PASSWORD, newPassword: 'Alder-Quilt-4417' }
    expect(await toldBy(() => put('account/password', token, change), 2)).toEqual(both(PASSWORD, own, STRANGER))
  })

  it('[SEC-16] is told to the address of days ago too, when it is changed twice', async () => {
    const token = await gateway().signIn('ebill')
    const own = await emailOf(token)
    await changeEmail(token, 'first@elsewhere.example')
    expect(await toldBy(() => changeEmail(token, STRANGER), 3)).toEqual(
      both(EMAIL, own, 'first@elsewhere.example', STRANGER),
    )
  })

  it('[SEC-16] that is the first one is told to itself alone', async () => {
    const token = await gateway().signIn('noemail', '2')
    expect(await toldBy(() => changeEmail(token, 'own@mail.example'), 1)).toEqual(both(EMAIL, 'own@mail.example'))
  })

  it('[SEC-16] a reset password is told to both addresses, too', async () => {
    const token = await gateway().signIn('employee')
    const own = await emailOf(token)
    await changeEmail(token, STRANGER)
    const before = gateway().mails.length
    expect(await askReset('employee')).toEqual([`${RESET}: ${own}`])
    const link = new URL(/http\S+/.exec(gateway().mails[before]?.text ?? '')?.[0] ?? '')
    const reset = { token: link.searchParams.get('token'), answers: [], newPassword: 'Alder-Quilt-4417' }
    const set = () => gateway().call('account/forgot-password/reset', { method: 'POST', body: reset })
    expect(await toldBy(set, 2)).toEqual(both(PASSWORD, own, STRANGER))
    const { newPassword: password } = reset
    const signIn = { username: 'employee1', password, domainId: '1' }
    expect((await gateway().call('token', { method: 'POST', body: signIn })).status).toBe(200)
  })

  it('[SEC-16] with which somebody registers is told to the one that the insurer had, too', async () => {
    const person = await newcomer(gateway())
    const own = `${person.firstName}.${person.lastName}@mail.example`.toLowerCase()
    const signIn = { username: 'newcomer1', password: 'Alder-Quilt-4417', answers: ANSWERS }
    const body = { ...person, ...signIn, emailAddress: STRANGER }
    const register = () => gateway().call('account/registration', { method: 'POST', body })
    expect(await toldBy(register, 2)).toEqual(both(EMAIL, own, STRANGER))
  })
})

const both = (subject: string, ...addresses: string[]) => addresses.map(to => `${subject}: ${to}`).sort()
