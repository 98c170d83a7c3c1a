import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningGateway, startGateway } from '../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../gateway-rest/testing/quick-hashes.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { SignInDocument } from '../../web/generated/sign-in.ts'
import type { RenderPage } from '../../web/server/page.ts'
import { page, shippedBrands, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

/** Stands in for the log-in screen's action. */
const signInPage: RenderPage = async ({ request, query }) => {
  const { username = '', password = '' } = Object.fromEntries(new URLSearchParams(await request.text()))
  const { data } = await query(SignInDocument, { input: { username, password } })
  const next = data?.signIn.next
  return next ? { kind: 'redirect', status: 303, location: next } : page(422, data?.signIn.userErrors[0]?.code ?? '')
}

let gateway: RunningGateway
let portal: TestPortal
beforeAll(async () => {
  gateway = await startGateway({ port: 0, dataFile: ':memory:', hashQueue: quickHashes() })
  const brands = await shippedBrands()
  const brandIndex = brands.findIndex(({ brand }) => brand.domainId === 1)
  portal = await startTestPortal({ gatewayUrl: gateway.origin, renderPage: signInPage, brandIndex })
})
afterAll(() => Promise.all([portal, gateway].map(running => running.close())))

interface Try {
  username: string
  password?: string
  from?: string
  device?: string
}

const common = ({ from = '192.0.2.1', device }: Try) => ({
  headers: { origin: portal.origin, 'x-forwarded-for': from },
  ...(device !== undefined && { cookies: { '__Host-device': device } }),
})
const byForm = (one: Try) =>
  portal.send('/login', {
    ...common(one),
    method: 'POST',
    headers: { ...common(one).headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: one.username, password: one.password ?? 'wrong' }).toString(),
  })
const byScript = (one: Try) =>
  portal.send('/graphql', {
    ...common(one),
    method: 'POST',
    headers: { ...common(one).headers, 'content-type': 'application/json', 'x-portal': '1' },
    body: JSON.stringify({
      id: documentIds.SignIn,
      variables: { input: { username: one.username, password: one.password ?? 'wrong' } },
    }),
  })
const deviceOf = ({ setCookies }: { setCookies: string[] }) =>
  setCookies.find(cookie => cookie.startsWith('__Host-device=')) ?? ''
const markOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))

it('[SEC-10] answers 429 with Retry-After when there were too many tries, to the form and to script, for names that nobody has too', async () => {
  for (const username of ['short1', 'nobody1']) {
    for (let guess = 0; guess < 10; guess += 1)
      expect((await (guess % 2 ? byForm : byScript)({ username, from: `192.0.2.${guess}` })).status).not.toBe(429)
    const form = await byForm({ username, from: '198.51.100.1' })
    expect([form.status, form.headers['retry-after'], form.text]).toEqual([
      ...[429, expect.stringMatching(/^(?:900|89\d)$/), expect.stringContaining('RATE_LIMITED')],
    ])
    const byScripts = await byScript({ username, from: '198.51.100.1' })
    const seconds = Number(byScripts.headers['retry-after'])
    expect([byScripts.status, seconds > 890]).toEqual([429, true])
    const [told] = JSON.parse(byScripts.text).data.signIn.userErrors
    expect(told).toMatchObject({ code: 'RATE_LIMITED', retryAfter: seconds })
  }
})

it('[SEC-14] marks a device after a right log-in, for longer than the session, and lets it in while its name is guessed at', async () => {
  const first = await byForm({ username: 'active1', password: 'Portal2026!' })
  const cookie = deviceOf(first)
  expect(cookie).toMatch(/^__Host-device=[\w-]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  for (let guess = 0; guess < 12; guess += 1) await byScript({ username: 'active1', from: `203.0.113.${guess}` })
  const right = { username: 'active1', password: 'Portal2026!', from: '203.0.113.99' }
  expect((await byForm(right)).status).toBe(429)
  for (const tried of [byForm, byScript]) {
    const answer = await tried({ ...right, device: markOf(cookie) })
    expect(answer.status).toBeLessThan(400)
    expect(answer.setCookies.join()).toContain('token=')
  }
})

it('[SEC-14] keeps the mark of a device through the Log out action', async () => {
  const marked = markOf(deviceOf(await byScript({ username: 'noclaims1', password: 'Portal2026!' })))
  const out = await portal.send('/graphql', {
    method: 'POST',
    headers: { origin: portal.origin, 'content-type': 'application/json', 'x-portal': '1' },
    cookies: { '__Host-device': marked },
    body: JSON.stringify({ id: documentIds.LogOut, variables: {} }),
  })
  expect([out.status, deviceOf(out)]).toEqual([200, ''])
})
