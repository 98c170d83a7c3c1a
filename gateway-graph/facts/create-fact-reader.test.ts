import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FactName, factNames } from '../../schema/generated/facts.ts'
import type { ContextOptions } from '../create-context.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { account, child, group, planManagement, preferences, program, subscriber } from '../testing/fixture.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import type { Replies } from '../testing/replies.ts'
import { testContext } from '../testing/test-context.ts'

let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

/** One fact of a fresh request, with the gateway and the session that a test wants. */
function fact<Name extends FactName>(name: Name, replies: Replies = {}, options: Partial<ContextOptions> = {}) {
  double.replies = replies
  return testContext(double, options).facts.fact(name)
}
const asChild = { session: FakeSession.with(fakeToken({ memberKey: 'M1' })) }
const withSubscriber = (changes: object): Replies => ({
  'GET account': { json: { ...account, members: [{ ...subscriber, ...changes }, child] } },
})

describe('facts of the member', () => {
  it('[PERM-04] [ENT-09] tells the subscriber, suffix 0, from dependents', async () => {
    expect(await fact('relationship')).toBe('subscriber')
    expect(await fact('relationship', {}, asChild)).toBe('dependent')
  })

  it('[OPEN-37] [OPEN-50] tells the age on the local day', async () => {
    expect(await fact('ageBand', {}, asChild)).toBe('minor')
    const nextDay = { now: () => new Date('2026-06-16T05:00:00Z'), timeZone: 'America/Los_Angeles' }
    expect(await fact('ageBand', {}, { ...asChild, clock: nextDay })).toBe('minor')
    expect(await fact('ageBand', {}, { ...asChild, clock: { ...nextDay, timeZone: 'UTC' } })).toBe('adult')
  })

  it('[STATE-06] [STATE-07] [STATE-08] [STATE-09] tells the status of each category', async () => {
    expect(await fact('medical')).toBe('active')
    expect(await fact('dental')).toBe('future')
    expect(await fact('vision')).toBe('termed')
    expect(await fact('pharmacy')).toBe('ineligible')
  })

  it('[OPEN-54] tells the status of the whole member', async () => {
    expect(await fact('memberStatus')).toBe('active')
    expect(await fact('memberStatus', withSubscriber({ medical: null }))).toBe('future')
    expect(await fact('memberStatus', withSubscriber({ medical: null, dental: null }))).toBe('termed')
    expect(await fact('memberStatus', withSubscriber({ medical: null, dental: null, vision: null }))).toBe('none')
  })

  it('[SHELL-28] offers chat only when displayChat is true', async () => {
    expect(await fact('chat')).toBe('yes')
    const chatConfig = { ...account.chatConfig, displayChat: false }
    expect(await fact('chat', { 'GET account': { json: { ...account, chatConfig } } })).toBe('no')
  })
})

describe('facts of one answer', () => {
  it.each([
    ['[MENU-11]', 'referrals', 'GET referrals/hasReferrals', { hasReferrals: false }, 'yes', 'no'],
    ['[MENU-13]', 'medicareMaterials', 'GET medicare-materials/eligibility', { eligible: true }, 'no', 'yes'],
    ['[PERM-15] [PCP-03]', 'primaryCareEligible', 'GET pcp/eligibility', { eligible: false, members: [] }, 'yes', 'no'],
    [
      ...(['[PERM-15] [PCP-01]', 'primaryCareHistory', 'GET pcp/members'] as const),
      ...([{ subscriberHasHistory: true, members: [] }, 'no', 'yes'] as const),
    ],
    ['[MENU-24]', 'ebillEligible', 'GET ebill/hasEbill', { hasEbill: false }, 'yes', 'no'],
    ['[HOME-14]', 'ebillAlert', 'GET ebill/showEbillAlert', { showEbillAlert: true }, 'no', 'yes'],
    ['[HOME-46]', 'idCardEligible', 'GET idCard/eligible', { eligible: false, categories: [] }, 'yes', 'no'],
    ['[HOME-07]', 'local598', 'GET account/getEmployeeId', { employeeId: null, local598: true }, 'no', 'yes'],
    [
      ...(['[ROUTING-17]', 'communicationPolicy', 'GET account/registration/policies'] as const),
      ...([{ isCommunicationPolicySigned: false, isEeobPreferenceConsented: null }, 'signed', 'unsigned'] as const),
    ],
    [
      ...(['[PLAN-01]', 'planManagement', 'GET plan-management/details'] as const),
      ...([{ ...planManagement, eligibleAndActive: false }, 'renewal', 'none'] as const),
    ],
  ] as const)('%s reads %s from %s', async (_rows, name, call, json, usual, changed) => {
    expect(await fact(name)).toBe(usual)
    expect(await fact(name, { [call]: { json } })).toBe(changed)
    expect(double.calls()).toEqual([call, call])
  })

  it.each(['ACT', 'DIS', 'INI', 'DLG', 'FRC'] as const)(
    '[STATE-01] [STATE-02] [STATE-03] [STATE-04] [STATE-05] [CALL-15] reads the account status %s',
    async status => {
      expect(await fact('accountStatus', { 'GET account/status': { text: status } })).toBe(status)
    },
  )
})

describe('facts of groups and preferences', () => {
  const salesforce = { ...group, groupId: 'G2', is360: true }

  it('[CONST-34] has several groups when more than one', async () => {
    expect(await fact('severalGroups')).toBe('no')
    expect(await fact('severalGroups', { 'GET groups/individual': { json: [group, salesforce] } })).toBe('yes')
  })

  it('[ROUTING-05] [ROUTING-12] tells any group with the 360 flag from the current one', async () => {
    const replies: Replies = { 'GET groups/individual': { json: [group, salesforce] } }
    expect(await fact('anySalesforceGroup', replies)).toBe('yes')
    expect(await fact('salesforceGroup', replies)).toBe('no')
    const session = FakeSession.with(fakeToken({ groupId: 'G2' }))
    expect(await fact('salesforceGroup', replies, { session })).toBe('yes')
  })

  it('[ERR-20] [OPEN-48] is unknown and logged for a member without a group, and thrown to the journey', async () => {
    double.replies = { 'GET groups/individual': { json: [] } }
    const log = new RecordingLog()
    const context = testContext(double, { log })
    expect(await context.facts.fact('salesforceGroup')).toBeUndefined()
    expect(log.lines[0]?.fields).toMatchObject({ fact: 'salesforceGroup', code: 'NO_GROUP' })
    await expect(context.freshFacts().fact('salesforceGroup')).rejects.toThrow(
      'Failed to find group for current member',
    )
  })

  it('[ROUTING-09] misses the e-mail when it is null', async () => {
    expect(await fact('email')).toBe('present')
    const json = { ...preferences, emailAddress: null }
    expect(await fact('email', { 'GET account/preferences': { json } })).toBe('missing')
  })

  it('[ROUTING-10] [OPEN-21] misses a preference only when it is relevant and null', async () => {
    expect(await fact('requiredPreferences')).toBe('complete')
    const json = ['electronicEob', 'emailWhenBillReady']
    expect(await fact('requiredPreferences', { 'GET account/relevant-preferences': { json } })).toBe('missing')
  })
})

describe('facts of the session', () => {
  it('come without a call, signed in or out', async () => {
    const staff = FakeSession.with(fakeToken({ role: 'member', issuedByRole: 'logInAsNonEmp' }), 'temporary')
    Object.assign(staff, { groupChosen: true, preventSalesforce: true, redirect: 'https://plans.test.example/' })
    const options = { session: staff, viewport: 'phone' as const }
    const names = ['session', 'viewport', 'groupChosen', 'preventSalesforce', 'redirectOffered'] as const
    const read = (given: Partial<ContextOptions>) => Promise.all(names.map(name => fact(name, {}, given)))
    expect(await read(options)).toEqual(['temporary', 'phone', 'yes', 'yes', 'yes'])
    expect(await read({ session: new FakeSession() })).toEqual(['none', 'desktop', 'no', 'no', 'no'])
    expect(await fact('staffRole', {}, options)).toBe('nonEmployee')
    expect(await fact('actsAsMember', {}, options)).toBe('yes')
    expect(await fact('staffRole', {}, { session: new FakeSession() })).toBe('none')
    expect(double.calls()).toEqual([])
  })

  it('leave everything else unknown when signed out, without a call', async () => {
    const { facts } = testContext(double, { session: new FakeSession() })
    const known = ['session', 'viewport', 'groupChosen', 'preventSalesforce', 'redirectOffered']
    const others = factNames.filter(name => ![...known, 'staffRole', 'actsAsMember'].includes(name))
    expect(others.length).toBeGreaterThan(20)
    expect(await Promise.all(others.map(name => facts.fact(name)))).toEqual(others.map(() => undefined))
    expect(await facts.open('groupId')).toBeUndefined()
    expect(double.calls()).toEqual([])
  })
})

describe('the reader', () => {
  it('computes each fact once and asks each source once', async () => {
    const { facts } = testContext(double)
    await Promise.all(factNames.map(name => facts.fact(name)))
    await Promise.all(factNames.map(name => facts.fact(name)))
    const calls = double.calls()
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('is unknown when the source failed, and says so in the log without member data', async () => {
    double.replies = { 'GET referrals/hasReferrals': { json: { secret: 'Robin' }, status: 403 } }
    const log = new RecordingLog()
    const { facts } = testContext(double, { log })
    expect(await facts.fact('referrals')).toBeUndefined()
    expect(log.lines.some(({ fields }) => fields.fact === 'referrals' && fields.status === 403)).toBe(true)
    expect(JSON.stringify(log.lines)).not.toContain('Robin')
  })

  it('[ROUTE-59] throws what its source failed with where it is required, asking no second time', async () => {
    double.replies = { 'GET account/status': { json: {}, status: 403 } }
    const { facts } = testContext(double)
    expect(await facts.fact('accountStatus')).toBeUndefined()
    await expect(facts.required('accountStatus')).rejects.toMatchObject({ failure: { status: 403 } })
    expect(await facts.required('relationship')).toBe('subscriber')
    expect(double.calls().filter(call => call === 'GET account/status')).toHaveLength(1)
  })

  it('[SEC-03] tells a token that the gateway takes no more from one source that refuses by itself', async () => {
    const refuses = { json: {}, status: 401 }
    const lapsed = async (replies: Replies) => {
      double.replies = replies
      const { facts } = testContext(double)
      await Promise.all([facts.fact('referrals'), facts.fact('session'), facts.open('programId')])
      return facts.lapsed()
    }
    expect(await lapsed({})).toBe(false)
    expect(await lapsed({ 'GET referrals/hasReferrals': { json: {}, status: 500 } })).toBe(false)
    expect(double.calls()).not.toContain('GET account/status')
    expect(await lapsed({ 'GET referrals/hasReferrals': refuses })).toBe(false)
    expect(await lapsed({ 'GET programs': refuses, 'GET account/status': refuses })).toBe(true)
    expect(await lapsed({ 'GET programs': refuses, 'GET account/status': { json: {}, status: 500 } })).toBe(false)
  })

  it('knows at once what is of the session, and asks nobody for anything else', async () => {
    const { facts } = testContext(double)
    expect([facts.atOnce('session'), facts.atOnce('staffRole'), facts.atOnce('memberStatus')]).toEqual([
      ...['full', 'none', undefined],
    ])
    expect(await facts.fact('session')).toBe('full')
    expect(double.calls()).toEqual([])
  })

  it('reads open sets: group, parent group, eligible programs', async () => {
    const other = { ...program, id: 41, eligible: false }
    double.replies = { 'GET programs': { json: [program, other] } }
    const { facts } = testContext(double)
    expect(await facts.open('groupId')).toEqual(['G1'])
    expect(await facts.open('parentGroupId')).toEqual(['P1'])
    expect(await facts.open('programId')).toEqual(['40'])
  })
})
