import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Doors, type Instance, kept, open, shut, startTwoPortals, type TwoPortals } from './support/two-portals.ts'

let portals: TwoPortals
beforeAll(async () => {
  portals = await startTwoPortals()
})
afterAll(() => portals.close())

type Cookies = Record<string, string>
const tokenIn = (cookies: Cookies) => cookies['__Host-token'] ?? ''
const hour = 3_600_000

/** Where a step of the journey leads: a portal tells that from what it knows itself, without the gateway. */
async function ofJourney(portal: Instance, cookies: Cookies): Promise<unknown> {
  return (await portal.send('/sso-landing', { cookies, headers: { 'sec-fetch-site': 'same-origin' } })).headers.location
}

/** What a session opens on both instances, once the other one has read what ended: it does so four times a second, on a busy machine later. */
async function everywhere(domainId: number, cookies: Cookies): Promise<[Doors, Doors]> {
  const other = portals.on(domainId, 'other')
  for (let tries = 0; tries < 50 && (await ofJourney(other, cookies)) !== '/logout'; tries += 1) await wait(100)
  expect(await ofJourney(other, cookies)).toBe('/logout')
  return [await portals.on(domainId).doors(cookies), await other.doors(cookies)]
}

describe.each([1, 2, 3, 5])('on domain %i', domainId => {
  it('[SEC-01] [S3] logging out shuts every door to the old cookie and the old token, in both instances, within a second', async () => {
    const portal = portals.on(domainId)
    const cookies = await portal.signIn('active')
    expect([await portal.doors(cookies), await portals.on(domainId, 'other').doors(cookies)]).toEqual([open, open])
    expect(await portals.askGateway(tokenIn(cookies))).toBe(200)
    const out = await portal.ask('LogOut', {}, cookies)
    expect(kept(out.cookies)).toEqual(['__Host-flash'])
    expect(await everywhere(domainId, cookies)).toEqual([shut, shut])
    expect(await portals.askGateway(tokenIn(cookies))).toBe(401)
  })
})

it.each(['/login', '/logout'])('[SEC-01] so does arriving at %s, which ends the session silently', async path => {
  const portal = portals.on(1)
  const cookies = await portal.signIn('active')
  await portal.send(path, { cookies, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await everywhere(1, cookies)).toEqual([shut, shut])
  expect(await portals.askGateway(tokenIn(cookies))).toBe(401)
})

it('[SEC-01] [S2] so does signing in anew over a session, and the new one goes on', async () => {
  const portal = portals.on(1)
  const before = await portal.signIn('active')
  const { cookies } = await portal.ask('SignIn', { input: { username: 'active1', password: 'Portal2026!' } }, before)
  expect(tokenIn(cookies)).not.toBe(tokenIn(before))
  expect(await everywhere(1, before)).toEqual([shut, shut])
  expect(await portal.doors(cookies)).toEqual(open)
})

it('[SEC-01] [S2] a session that somebody planted before is none of the member who signs in over it', async () => {
  const portal = portals.on(1)
  const planted = await portal.signIn('noclaims')
  const { cookies } = await portal.ask('SignIn', { input: { username: 'active1', password: 'Portal2026!' } }, planted)
  expect(tokenIn(cookies)).not.toBe(tokenIn(planted))
  expect(await everywhere(1, planted)).toEqual([shut, shut])
  const invented = { '__Host-token': 'planted', '__Host-temporary-token': 'planted' }
  const over = await portal.ask('SignIn', { input: { username: 'active1', password: 'Portal2026!' } }, invented)
  expect(Object.values(over.cookies)).not.toContain('planted')
  expect(await portal.doors(over.cookies)).toEqual(open)
})

it('[SEC-02] [S2] a changed password ends all other sessions, and the own one goes on with a new token', async () => {
  const [portal, other] = [portals.on(2), portals.on(2, 'other')]
  const [own, elsewhere] = [await portal.signIn('active'), await other.signIn('active')]
  const passwords = { currentPassword: 'Portal2026!', newPassword: 'Another-7' }
  const { data, cookies } = await portal.ask('ChangePassword', { input: passwords }, own)
  expect(data.changePassword).toEqual({ accountStatus: 'ACTIVE', userErrors: [] })
  expect(tokenIn(cookies)).not.toBe(tokenIn(own))
  expect([await portal.doors(cookies), await other.doors(cookies)]).toEqual([open, open])
  for (const old of [own, elsewhere]) {
    expect(await portals.askGateway(tokenIn(old))).toBe(401)
    const [here, there] = await everywhere(2, old)
    // The gateway tells what ended, so that no instance asks it again.
    expect([here, there]).toEqual([shut, shut])
  }
})

it('[SEC-03] extending asks the gateway anew: a disabled account gets nothing, and nothing else is open to it', async () => {
  const portal = portals.on(3)
  const cookies = await portal.signIn('active')
  expect((await portal.ask('ExtendSession', {}, cookies)).data.extendSession.userErrors).toEqual([])
  portals.change("update signIn set status = 'DIS' where username = ?", 'active3')
  const { data } = await portal.ask('ExtendSession', {}, cookies)
  expect(data.extendSession.userErrors).toMatchObject([{ code: 'UNAUTHENTICATED' }])
  expect(await portal.doors(cookies)).toMatchObject({ query: 'none', file: 401 })
  portals.change("update signIn set status = 'ACT' where username = ?", 'active3')
})

describe.each([1, 2, 3, 5])('on domain %i', domainId => {
  it('[SEC-03] an account that is disabled, locked or initial has nothing from the next call on, and the shell says so', async () => {
    const portal = portals.on(domainId)
    const become = (status: string) =>
      portals.change('update signIn set status = ? where username = ?', status, `dentalonly${domainId}`)
    for (const status of ['DIS', 'DLG', 'INI', 'FRC']) {
      const cookies = await portal.signIn('dentalonly')
      expect((await portal.doors(cookies)).shell).toBe('full')
      become(status)
      // The portal was told nothing: the gateway refuses. The last brand tells of that, the others lead to the log-in page.
      const page = domainId === 5 ? 401 : 302
      expect([status, await portal.doors(cookies)]).toEqual([status, { page, shell: 'none', query: 'none', file: 401 }])
      expect(await ofJourney(portal, cookies)).toBe('/home')
      become('ACT')
    }
  })
})

it('[SEC-03] [SEC-15] staff whose role was taken away have nothing of the member as whom they act, and the shell says so', async () => {
  const portal = portals.on(1)
  const headers = { authorization: `Bearer ${tokenIn(await portal.signIn('active'))}` }
  const { subscriberId } = JSON.parse(await (await fetch(`${portals.gatewayUrl}/api/account`, { headers })).text())
  const staff = await portal.signIn('anyone')
  const input = { subscriberId, preventSalesforce: false }
  const { cookies } = await portal.ask('LogInAs', { input }, staff)
  expect(await portal.doors(cookies)).toEqual(open)
  portals.change("update signIn set role = 'member' where username = ?", 'anyone1')
  expect(await portal.doors(cookies)).toEqual({ page: 302, shell: 'none', query: 'none', file: 401 })
  expect((await portal.doors(staff)).shell).toBe('full')
  portals.change("update signIn set role = 'logInAsAnyone' where username = ?", 'anyone1')
})

it('[SEC-04] [S4] a session ends twelve hours after the log-in however often it is extended, and script is told before', async () => {
  const portal = portals.on(5)
  const began = Date.now()
  let cookies = await portal.signIn('active')
  expect(cookies['session-ends']).toMatch(/^\d+$/)
  for (let hours = 1.75; hours < 12; hours += 1.75) {
    portals.pass(1.75 * hour)
    cookies = (await portal.ask('ExtendSession', {}, cookies)).cookies
  }
  // At 10.5 hours an extension gave the last hour and a half.
  const [ends = '', last] = (cookies['session-ends'] ?? '').split('.')
  expect(last).toBe('last')
  expect(Math.abs(Number(ends) - (began + 12 * hour))).toBeLessThan(60_000)
  expect(await portal.doors(cookies)).toEqual(open)
  portals.pass(1.5 * hour)
  expect(await portal.doors(cookies)).toEqual(shut)
  portals.pass(-12 * hour)
})

describe.each([1, 2, 3, 5])('the list of sign-ins on domain %i', domainId => {
  const path = '/account/settings'
  const same = { 'sec-fetch-site': 'same-origin' }
  const post = (portal: Instance, cookies: Cookies, form: Record<string, string>) =>
    portal.send(path, {
      method: 'POST',
      cookies,
      headers: { ...same, origin: portal.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })

  it('[SEC-05] names each device, marks the own one, and ends one or all others without script', async () => {
    const [portal, other] = [portals.on(domainId), portals.on(domainId, 'other')]
    const own = await portal.signIn('groups', { userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Firefox/144.0' })
    const tablet = await other.signIn('groups', {
      userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_6) Version/26.0 Safari/604.1',
    })
    const third = await other.signIn('groups')
    const page = await portal.send(path, { cookies: own, headers: same })
    const list = /<h2[^>]*>Where you&#x27;re logged in<\/h2>.*?<\/section>/s.exec(page.text)?.[0] ?? ''
    const words = list.replace(/<[^>]+>/g, ' ')
    expect(words).toContain('Firefox on Windows')
    expect(words).toContain('Safari on iPad')
    expect(words).toContain('Unknown device')
    expect(words.match(/This device/g)).toHaveLength(1)
    expect(words.match(/Logged in \d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M. {1,2}Last used \d\d/g)).toHaveLength(3)

    const [, id = ''] = /name="sign-in" value="([^"]+)"(?:(?!name="sign-in").)*Log out Safari on iPad/s.exec(list) ?? []
    const one = await post(portal, own, { intent: 'end-sign-in', 'sign-in': id })
    expect([one.status, one.text.includes('That device was logged out')]).toEqual([200, true])
    expect(await everywhere(domainId, tablet)).toEqual([shut, shut])
    expect((await other.doors(third)).shell).toBe('full')

    const all = await post(portal, own, { intent: 'end-other-sign-ins' })
    expect([all.status, all.text.includes('re logged out everywhere else')]).toEqual([200, true])
    expect(await everywhere(domainId, third)).toEqual([shut, shut])
    expect((await portal.doors(own)).shell).toBe('full')
    expect(all.text).not.toContain('>Log out everywhere else<')
  })
})

it('[SEC-05] nobody ends the sign-in of another member', async () => {
  const [thief, portal] = [portals.on(1), portals.on(1, 'other')]
  const [own, others] = [await thief.signIn('active'), await portal.signIn('groups')]
  const { sid } = JSON.parse(Buffer.from(tokenIn(others).split('.')[1] ?? '', 'base64url').toString('utf8'))
  expect((await thief.ask('EndSignIn', { input: { id: sid } }, own)).data.endSignIn.userErrors).toEqual([])
  expect((await portal.doors(others)).shell).toBe('full')
  expect(await portals.askGateway(tokenIn(others))).toBe(200)
})
