import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeToken } from '../../server/testing/make-token.ts'
import {
  type AuditedPortals,
  type Cookies,
  claimsOf,
  lines,
  rowsIn,
  startAuditedPortals,
} from './support/audited-portals.ts'

const password = 'Portal2026!'
const address = { addressLine1: '7 Canary Row', city: 'Salem', state: 'OR', zipCode: '97301', country: 'US' }

let portals: AuditedPortals
beforeAll(async () => {
  portals = await startAuditedPortals()
})
afterAll(() => portals.close())

const keyOf = (cookies: Cookies) => claimsOf(cookies)?.memberKey ?? ''

it('[SEC-19] a journey of a member stands in both stores, joined by the ids of its requests', async () => {
  await portals.portal.ask('SignIn', { input: { username: 'active1', password: 'Wrong2026!' } }, {}, 'step-wrong')
  const wrong = await portals.rowsOf('step-wrong', 'sign-in signIn LOGIN_ATTEMPTS_REMAINING')
  expect(lines(wrong.gateway)).toEqual(['sign-in createToken LOGIN_ATTEMPTS_REMAINING'])

  const member = await portals.signIn('active1', 'step-right')
  const key = keyOf(member)
  const own = { person: key, actingAs: null, origin: 'loopback' }
  const right = await portals.rowsOf('step-right', 'sign-in signIn done')
  expect(right.portal[0]).toMatchObject(own)
  expect(lines(right.gateway)).toEqual(['sign-in createToken done'])
  expect([right.gateway[0], wrong.gateway[0]]).toMatchObject([own, own])
  // Nobody had proven anything to the portal.
  expect(wrong.portal[0]).toMatchObject({ person: null })

  const asked = await portals.portal.ask(
    'SavePreferences',
    { input: { emailAddress: 'canary@new.example', values: [] } },
    member,
    'step-email',
  )
  const outcome = asked.data?.updatePreferences?.userErrors[0]?.code ?? 'done'
  const email = await portals.rowsOf('step-email', `contact updatePreferences ${outcome}`)
  expect(email.portal[0]).toMatchObject(own)
  expect(email.gateway.map(({ event, person }) => [event, person])).toEqual([['contact', key]])

  await portals.portal.ask('SaveAddress', { input: address }, member, 'step-address')
  const place = await portals.rowsOf('step-address', 'contact saveAddress done')
  expect(lines(place.gateway)).toEqual(['contact putAddress done'])

  await portals.portal.ask(
    'ChangePassword',
    { input: { currentPassword: 'Wrong2026!', newPassword: 'Canary-2026' } },
    member,
    'step-not-changed',
  )
  const refused = await portals.rowsOf('step-not-changed', 'credentials changePassword CURRENT_PASSWORD_WRONG')
  expect(lines(refused.gateway)).toEqual(['credentials putPassword CURRENT_PASSWORD_WRONG'])
  const passwords = { currentPassword: password, newPassword: 'Canary-2026' }
  const { cookies } = await portals.portal.ask('ChangePassword', { input: passwords }, member, 'step-password')
  const changed = await portals.rowsOf('step-password', 'credentials changePassword done')
  expect(changed.portal[0]).toMatchObject(own)
  expect(lines(changed.gateway)).toContain('credentials putPassword done')

  expect((await portals.open('/files/id-card.pdf?suffix=0', cookies, 'step-file')).status).toBe(200)
  const file = await portals.rowsOf('step-file', 'file /files/id-card.pdf done')
  expect([file.portal[0], file.gateway[0]]).toMatchObject([own, { ...own, event: 'file', what: 'getIdCards' }])

  await portals.portal.ask('LogOut', {}, cookies, 'step-log-out')
  const out = await portals.rowsOf('step-log-out', 'sign-out session done')
  expect([out.portal[0], out.gateway[0]]).toMatchObject([own, { ...own, event: 'sign-out', what: 'revokeToken' }])
})

it('[SEC-19] [SEC-15] what staff do as a member stands in both stores with both their keys, each page, file, change and refusal', async () => {
  const [member, staff] = [await portals.signIn('groups1'), await portals.signIn('anyone1')]
  const acting = await portals.actAs(member, staff, 'act-begin')
  const both = { person: keyOf(staff), actingAs: keyOf(member) }
  expect(claimsOf(acting)).toMatchObject({ memberKey: both.actingAs, actor: both.person })
  const began = await portals.rowsOf('act-begin', 'log-in-as logInAs done')
  expect(lines(began.gateway)).toContain('log-in-as logInAs done')

  expect((await portals.open('/claims', acting, 'act-page')).status).toBe(200)
  const page = await portals.rowsOf('act-page', 'page /claims done')
  expect(lines(page.gateway)).toContain('read listClaims done')

  await portals.portal.ask('ClaimsScreen', { path: '/claims', skip: 0, ask: true }, acting, 'act-navigation')
  const navigation = await portals.rowsOf('act-navigation', 'page /claims done')
  expect(lines(navigation.gateway)).toContain('read listClaims done')

  const { data } = await portals.portal.ask('SaveAddress', { input: address }, acting, 'act-refused')
  expect(data).toBeNull()
  const refused = await portals.rowsOf('act-refused', 'refusal saveAddress NOT_WHILE_ACTING')
  // The gateway was asked nothing but whose token it is.
  expect(lines(refused.gateway)).toEqual(['read getAccountStatus done'])

  await portals.portal.ask('RequestIdCard', { input: { category: 'DENTAL' } }, acting, 'act-change')
  const changed = await portals.rowsOf('act-change', 'change requestIdCard done')
  expect(lines(changed.gateway)).toContain('change requestIdCard done')

  await portals.open('/files/id-card.pdf?suffix=0', acting, 'act-file')
  const file = await portals.rowsOf('act-file', 'file /files/id-card.pdf done')
  expect(lines(file.gateway)).toContain('file getIdCards done')

  await portals.portal.ask('LogOut', {}, acting, 'act-ending')
  const ended = await portals.rowsOf('act-ending', 'sign-out session done')
  expect(lines(ended.gateway)).toEqual(['sign-out revokeToken done'])

  for (const { portal: here, gateway } of [began, page, navigation, refused, changed, file, ended])
    for (const row of [...here, ...gateway]) expect(row).toMatchObject(both)
})

it.each(['ebill', 'groups', 'dependent', 'termed', 'minor'])(
  '[SEC-19] what members read leaves no row, in the portal or in the gateway (%s)',
  async persona => {
    const cookies = await portals.portal.signIn(persona)
    for (const [index, path] of ['/home', '/claims', '/benefits', '/account/summary'].entries())
      await portals.open(path, cookies, `read-${persona}-${index}`)
    await portals.portal.ask('Home', { path: '/home' }, cookies, `read-${persona}-home`)
    // It is stored before it is answered, and whatever came before it is too.
    await portals.portal.signIn(persona)
    const told = portals.rows()
    expect(lines(told.filter(({ request }) => request.startsWith(`read-${persona}`)))).toEqual([])
  },
)

it('[SEC-19] a log-out with a token that somebody made up names nobody', async () => {
  const cookies = { '__Host-token': makeToken({ memberKey: 'made-up', actor: 'made-up-too', sid: 's-1' }) }
  await portals.portal.ask('LogOut', {}, cookies, 'made-up-log-out')
  await portals.portal.ask('SaveAddress', { input: address }, cookies, 'made-up-change')
  await portals.portal.signIn('groups')
  expect(JSON.stringify(portals.rows())).not.toContain('made-up-too')
  expect(rowsIn(portals.files.portal).filter(({ person }) => person === 'made-up')).toEqual([])
})

it('[SEC-19] sign-in, log-in-as, a changed password and a changed address are on disk before they are answered', async () => {
  const onDisk = (requestId: string) =>
    [portals.files.portal, portals.files.gateway].map(file => rowsIn(file).some(row => row.request === requestId))
  const member = await portals.signIn('short1', 'disk-sign-in')
  expect(onDisk('disk-sign-in')).toEqual([true, true])
  await portals.portal.ask('SaveAddress', { input: address }, member, 'disk-address')
  expect(onDisk('disk-address')).toEqual([true, true])
  await portals.actAs(member, await portals.signIn('anyone1'), 'disk-log-in-as')
  expect(onDisk('disk-log-in-as')).toEqual([true, true])
  const passwords = { currentPassword: password, newPassword: 'Canary-2027' }
  await portals.portal.ask('ChangePassword', { input: passwords }, member, 'disk-password')
  expect(onDisk('disk-password')).toEqual([true, true])
})

it('[SEC-19] no row of these journeys tells a value of a member besides keys', () => {
  const typed = [password, 'Wrong2026!', 'anary', '97301', 'Salem', 'nobody']
  expect(portals.toldIn(portals.rows(), typed)).toEqual([])
})
