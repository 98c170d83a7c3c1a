import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { saidByPortal } from '../../server/cli/testing/said-by-portal.ts'
import { open, shut, startTwoPortals, type TwoPortals } from './support/two-portals.ts'

let portals: TwoPortals
beforeAll(async () => {
  portals = await startTwoPortals()
})
afterAll(() => portals.close())

const tokenIn = (cookies: Record<string, string>) => cookies['__Host-token'] ?? ''
const claimsIn = (cookies: Record<string, string>) =>
  JSON.parse(Buffer.from(tokenIn(cookies).split('.')[1] ?? '', 'base64url').toString('utf8'))

function end(member: string, more: readonly string[] = [], env: Record<string, string> = {}) {
  const settings = { PORTAL_DATA: portals.portalData, GATEWAY_URL: portals.gatewayUrl, ...env }
  return saidByPortal(['sessions', 'end', '--member', member, ...more], { now: new Date(), env: settings })
}

it('[SEC-20] an operator ends the sessions of a member in every instance within a second, and of nobody else', async () => {
  const [one, other] = [portals.on(1), portals.on(1, 'other')]
  const cookies = await one.signIn('active')
  const another = await other.signIn('groups')
  expect([await one.doors(cookies), await other.doors(cookies)]).toEqual([open, open])
  const { code, out, err } = await end(claimsIn(cookies).memberKey)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('have ended at the portal.')
  expect(out).toContain('The gateway was not asked')
  // Read four times a second; a busy machine may be late.
  const waiting = { timeout: 10_000, interval: 50 }
  for (const { ask } of [one, other])
    await vi.waitFor(async () => expect((await ask('Shell', {}, cookies)).data.shell.session).toBe('none'), waiting)
  expect([await one.doors(cookies), await other.doors(cookies)]).toEqual([shut, shut])
  expect((await one.doors(another)).shell).toBe('full')
  expect(await portals.askGateway(tokenIn(cookies))).toBe(200)
})

it('[SEC-20] at the gateway too, with the credentials of staff', async () => {
  const cookies = await portals.on(2).signIn('active')
  const staff = { PORTAL_STAFF_USERNAME: 'anyone2', PORTAL_STAFF_PASSWORD: DEMO_PASSWORD }
  const { memberKey } = claimsIn(cookies)
  const refused = await end(memberKey, ['--staff-of', 'senior'], { ...staff, PORTAL_STAFF_PASSWORD: 'wrong' })
  expect([refused.code, refused.out]).toEqual([
    1,
    expect.stringContaining('did not end them: POST /api/token answers 401'),
  ])
  expect(await portals.askGateway(tokenIn(cookies))).toBe(200)
  expect(await end(memberKey, ['--staff-of', 'senior'], staff)).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 ended at the gateway.'),
  })
  expect(await portals.askGateway(tokenIn(cookies))).toBe(401)
})

it('[SEC-20] says what is wrong with its use, and ends nothing', async () => {
  const wrong = async (...args: Parameters<typeof end>) => (await end(...args)).err
  expect(await wrong('a b')).toBe('portal: "a b" is no key of a member')
  expect(await wrong('1', ['--staff-of', 'nobody'])).toContain('nobody')
  expect(await wrong('1', ['--staff-of', 'senior'])).toContain('PORTAL_STAFF_USERNAME')
  expect(await wrong('1', ['--staff-of', 'senior'], { GATEWAY_URL: '' })).toContain('GATEWAY_URL')
})
