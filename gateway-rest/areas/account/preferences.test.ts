import { describe, expect, it } from 'vitest'
import type { ErrorBody, PreferenceName, Preferences } from '../../../schema/generated/gateway-types.ts'
import { DEMO_PASSWORD } from '../../seed/personas.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const FIELDS = [
  'electronicEob',
  'emailBreakingNews',
  'electronicMedicareMailing',
  'emailPaymentReminder',
  'emailAutopayWithdrawalReminder',
  'discontinuePaperStatements',
  'emailWhenBillReady',
  'emailEwpNotification',
  'showEwpLandingPage',
] as const

const NEW_EMAIL = { emailAddress: 'new@mail.example', currentPassword: DEMO_PASSWORD }

describe('communication preferences', () => {
  const gateway = useGateway()
  const preferences = async (persona: string) =>
    gateway().get<Preferences>('account/preferences', await gateway().signIn(persona))
  const relevant = async (persona: string) =>
    gateway().get<PreferenceName[]>('account/relevant-preferences', await gateway().signIn(persona))
  const save = (token: string, body: object) =>
    gateway().call<Preferences & ErrorBody>('account/preferences', { method: 'PUT', token, body })

  it('[CALL-20] [ENT-14] [ENT-15] answers Y, N or null for every preference', async () => {
    const answered = await preferences('active')
    expect(answered.emailAddress).toMatch(/@/)
    for (const field of FIELDS) expect(['Y', 'N'], field).toContain(answered[field])
    const unanswered = await preferences('noprefs')
    for (const field of FIELDS) expect(unanswered[field], field).toBeNull()
    expect((await preferences('noemail')).emailAddress).toBeNull()
  })

  it('[ENT-16] tells whether the extended policy applies', async () => {
    expect((await preferences('extended')).policyDetails).toEqual({ hasExtendedPolicy: true })
    expect((await preferences('noprefs')).policyDetails).toEqual({ hasExtendedPolicy: false })
  })

  it('[CALL-19] [OPEN-21] lists the preferences that apply to the member', async () => {
    expect(await relevant('noebill')).toEqual(['electronicEob', 'emailBreakingNews'])
    expect(await relevant('ebill')).toEqual(
      expect.arrayContaining(['discontinuePaperStatements', 'emailWhenBillReady', 'emailPaymentReminder']),
    )
    expect(await relevant('medicare')).toContain('electronicMedicareMailing')
    expect(await relevant('active')).not.toContain('electronicMedicareMailing')
    expect(await relevant('dependent')).toEqual(['emailBreakingNews'])
  })

  it('[CALL-21] stores what the body names and keeps the rest', async () => {
    const token = await gateway().signIn('extended')
    const answer = await save(token, { ...NEW_EMAIL, electronicEob: 'N' })
    expect(answer.status).toBe(200)
    expect(await gateway().get<Preferences>('account/preferences', token)).toMatchObject({
      emailAddress: 'new@mail.example',
      electronicEob: 'N',
      emailBreakingNews: null,
    })
    await save(token, { emailAddress: 'new@mail.example', emailBreakingNews: 'Y' })
    expect(await preferences('extended')).toMatchObject({ electronicEob: 'N', emailBreakingNews: 'Y' })
  })

  it('[CALL-21] refuses a body that breaks the contract, names the field and stores nothing', async () => {
    const token = await gateway().signIn('active')
    const wrong: [object, string][] = [
      [{ electronicEob: 'Y' }, 'emailAddress'],
      [{ emailAddress: 'no address' }, 'emailAddress'],
      [{ emailAddress: 'new@mail.example', electronicEob: true }, 'electronicEob'],
      [{ emailAddress: 'new@mail.example', memberKey: '1' }, 'memberKey'],
    ]
    for (const [body, field] of wrong) {
      const answer = await save(token, body)
      expect([answer.status, answer.json().field]).toEqual([400, field])
    }
    expect((await preferences('active')).emailAddress).not.toBe('new@mail.example')
  })

  it('[SEC-16] takes a new e-mail address with the present password alone, and stores nothing without', async () => {
    const token = await gateway().signIn('ebill')
    const before = await gateway().get<Preferences>('account/preferences', token)
    expect(before.emailNeedsPassword).toBe(true)
    const refusalOf = async (body: object) => {
      const { status, json } = await save(token, { ...body, emailAddress: 'new@mail.example', electronicEob: 'N' })
      return [status, json().code, json().field]
    }
    expect(await refusalOf({})).toEqual([400, 'BAD_REQUEST', 'currentPassword'])
    expect(await refusalOf({ currentPassword: '' })).toEqual([400, 'BAD_REQUEST', 'currentPassword'])
    expect(await refusalOf({ currentPassword: 'wrong1' })).toEqual([400, 'CURRENT_PASSWORD_WRONG', 'currentPassword'])
    expect(await gateway().get('account/preferences', token)).toEqual(before)
    expect((await save(token, NEW_EMAIL)).status).toBe(200)
    // The address stays: no password is looked at.
    expect((await save(token, { ...NEW_EMAIL, currentPassword: 'wrong1', electronicEob: 'N' })).json()).toMatchObject({
      ...{ emailAddress: NEW_EMAIL.emailAddress, electronicEob: 'N' },
    })
  })

  it('[SEC-16] stops after five wrong passwords, also the right one', async () => {
    const token = await gateway().signIn('groups')
    const tries = Array.from({ length: 5 }, (_, number) => ({ ...NEW_EMAIL, currentPassword: `wrong${number}` }))
    for (const body of tries) expect((await save(token, body)).status).toBe(400)
    const stopped = await save(token, NEW_EMAIL)
    expect([stopped.status, stopped.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await preferences('active')).emailAddress).not.toBe(NEW_EMAIL.emailAddress)
    // Counted with those of a change of the password.
    const body = { currentPassword: DEMO_PASSWORD, newPassword: 'Alder-Quilt-4417' }
    expect((await gateway().call('account/password', { method: 'PUT', token, body })).status).toBe(429)
  })
})
