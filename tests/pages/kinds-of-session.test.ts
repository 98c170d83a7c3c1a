import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kept, open, shut, startTwoPortals, type TwoPortals } from './support/two-portals.ts'

let portals: TwoPortals
beforeAll(async () => {
  portals = await startTwoPortals()
})
afterAll(() => portals.close())

const domains = [1, 2, 3, 5]

describe.each(domains)('on domain %i', domainId => {
  it('[SEC-07] [S12] a session opens nothing on the hosts of other brands, and goes on at its own', async () => {
    const cookies = await portals.on(domainId).signIn('active')
    for (const other of domains.filter(each => each !== domainId))
      expect([other, await portals.on(other).doors(cookies)]).toEqual([other, shut])
    expect(await portals.on(domainId).doors(cookies)).toEqual(open)
  })

  it('[SEC-08] a temporary token opens no page, query or file, under the name of the access cookie neither', async () => {
    const portal = portals.on(domainId)
    const cookies = await portal.signIn(domainId === 5 ? 'unsigned' : 'noemail')
    const token = cookies['__Host-temporary-token'] ?? ''
    expect(kept(cookies)).toEqual(['__Host-temporary-token'])
    expect(await portal.doors(cookies)).toEqual({ ...shut, shell: 'temporary' })
    for (const renamed of [{ '__Host-token': token }, { '__Host-token': token, '__Host-temporary-token': token }])
      expect(await portal.doors(renamed)).toMatchObject({ page: 302, query: 'none', file: 401 })
    expect(await portal.doors({ '__Host-token': token })).toEqual(shut)
  })

  it('[SEC-08] [ACTIVEGROUP-12] switching the group keeps the session full', async () => {
    const portal = portals.on(domainId)
    const cookies = await portal.signIn('groups')
    const { data } = await portal.ask('SelectGroupScreen', { path: '/select-group' }, cookies)
    const other = data.viewer.groupsWithPlans.find((group: { isCurrent: boolean }) => !group.isCurrent)
    const switched = await portal.ask('SwitchGroup', { input: { group: other.number } }, cookies)
    expect(switched.data.switchGroup.next).toBe('/home')
    expect(await portal.doors(switched.cookies)).toMatchObject({ shell: 'full' })
  })

  it.each(['initial', 'forced'])(
    '[SEC-09] an account with a password to change (%s) has no access token before',
    async persona => {
      const portal = portals.on(domainId)
      const cookies = await portal.signIn(persona)
      const token = cookies['__Host-temporary-token'] ?? ''
      expect(kept(cookies)).toEqual(['__Host-temporary-token'])
      for (const tried of [cookies, { '__Host-token': token }])
        expect(await portal.doors(tried)).toMatchObject({ page: 302, query: 'none', file: 401 })
      expect(await portals.askGateway(token)).not.toBe(500)

      // The page of the new password opens, and with it the rest of the journey.
      const page = await portal.send('/account/settings/change-password', {
        cookies,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect([page.status, page.text.includes('Before you go on')]).toEqual([200, true])
      const passwords = { currentPassword: 'Portal2026!', newPassword: 'Another-7' }
      const changed = await portal.ask('ChangePassword', { input: passwords }, cookies)
      expect(changed.data.changePassword).toEqual({ accountStatus: 'ACTIVE', userErrors: [] })
      expect(kept(changed.cookies)).toEqual(['__Host-temporary-token'])
      const ended = await portal.ask('ContinueJourney', {}, changed.cookies)
      expect(ended.data.continueJourney.next).toBe('/home')
      expect(await portal.doors(ended.cookies)).toEqual(open)
      expect(await portal.doors(cookies)).toEqual(shut)
    },
  )

  it('[SEC-09] [PERM-12] staff with a password of their own to change come to it before they act as anybody', async () => {
    const portal = portals.on(domainId)
    const username = `nonemp${domainId}`
    portals.change("update signIn set status = 'INI' where username = ?", username)
    const cookies = await portal.signIn('nonemp')
    expect(kept(cookies)).toEqual(['__Host-temporary-token'])
    const input = { subscriberId: 'A00000000', preventSalesforce: false }
    const { data } = await portal.ask('LogInAs', { input }, cookies)
    expect(data.logInAs).toEqual({ next: '/account/settings/change-password', refusal: null, userErrors: [] })
    const passwords = { currentPassword: 'Portal2026!', newPassword: 'Another-7' }
    const changed = await portal.ask('ChangePassword', { input: passwords }, cookies)
    expect(changed.data.changePassword).toEqual({ accountStatus: 'ACTIVE', userErrors: [] })
    const ended = await portal.ask('ContinueJourney', {}, changed.cookies)
    expect(['/home', '/login-as']).toContain(ended.data.continueJourney.next)
    const refused = await portal.ask('LogInAs', { input }, ended.cookies)
    expect(refused.data.logInAs.userErrors).toMatchObject([{ code: 'LOGIN_AS_REFUSED' }])
  })
})
