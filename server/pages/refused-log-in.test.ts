import { afterEach, beforeEach, expect, it } from 'vitest'
import { LogInScreenDocument } from '../../web/generated/log-in-screen.ts'
import { SignInDocument } from '../../web/generated/sign-in.ts'
import type { RenderPage } from '../../web/server/page.ts'
import { type GatewayDouble, startGatewayDouble } from '../testing/gateway-double.ts'
import { makeToken } from '../testing/make-token.ts'
import { page, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let gateway: GatewayDouble
let portal: TestPortal
let now: number
const rendered: string[] = []

/** As the built client has it: a document of its own. */
const ownSignIn = structuredClone(SignInDocument)

/** Stands in for the log-in screen: its action, its loader and what it shows. */
const logInPage: RenderPage = async ({ request, query, nonce }) => {
  const { username = '', password = '' } = Object.fromEntries(new URLSearchParams(await request.text()))
  rendered.push(username)
  const { data } = await query(ownSignIn, { input: { username, password } })
  await query(LogInScreenDocument, { path: '/login' })
  const [error] = data?.signIn.userErrors ?? []
  const words = `${error?.code} in ${error?.retryAfter} for ${username}.`
  return page(422, `<p>${words}</p><script nonce="${nonce}">${JSON.stringify({ username })}</script>`)
}

beforeEach(async () => {
  now = Date.parse('2026-03-10T12:00:00Z')
  rendered.length = 0
  gateway = await startGatewayDouble()
  portal = await startTestPortal({
    ...{ gatewayUrl: gateway.url, renderPage: logInPage, clock: { now: () => new Date(now) } },
  })
})
afterEach(() => portal.close().then(gateway.close))

const post = (username: string, from: string, cookies: Record<string, string> = {}) =>
  portal.send('/login', {
    method: 'POST',
    cookies,
    headers: {
      ...{ origin: portal.origin, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
      'accept-encoding': 'br',
    },
    body: new URLSearchParams({ username, password: 'secret-word' }).toString(),
  })
const nonceOf = ({ headers }: Awaited<ReturnType<typeof post>>) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none'

/** Nobody gets in any more, and the portal has seen that. */
async function flood() {
  for (let index = 0; index < 26; index += 1) await post(`secret-name${index}`, `192.0.2.${index}`)
  rendered.length = 0
}

it('[SEC-10] [SEC-11] renders the page of a flood once, and each answer has a nonce of its own and nothing of anybody', async () => {
  await flood()
  const answers = []
  for (let index = 0; index < 100; index += 1) answers.push(await post(`secret-name${index}`, `198.51.100.${index}`))
  expect(rendered).toHaveLength(1)
  expect(gateway.asked.filter(({ path }) => path === '/api/token')).toHaveLength(25)
  for (const answer of answers) {
    expect([answer.status, answer.headers['retry-after'], answer.setCookies]).toEqual([429, '5', []])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', link: expect.stringContaining('/theme.css') })
    expect(answer.text).toContain(`<p>RATE_LIMITED in 5 for .</p><script nonce="${nonceOf(answer)}">{"username":""}<`)
    expect(answer.text).not.toMatch(/secret/)
  }
  expect(new Set(answers.map(nonceOf)).size).toBe(100)
  // It tells the time, which goes on.
  now += 4_000
  await post('robin', '198.51.100.1')
  now += 1_000
  await flood()
  await post('robin', '198.51.100.1')
  expect(rendered).toHaveLength(1)
})

it('[SEC-10] counts the page in minutes, rounded up, when a name was tried too often', async () => {
  for (let guess = 0; guess < 11; guess += 1) await post('robin', `192.0.2.${guess}`)
  rendered.length = 0
  const { text, headers } = await post('robin', '192.0.2.99')
  expect([headers['retry-after'], text.includes('RATE_LIMITED in 900 for .'), rendered.length]).toEqual([
    '900',
    true,
    1,
  ])
  now += 130_000
  await post('robin', '192.0.2.99')
  expect((await post('robin', '192.0.2.99')).headers['retry-after']).toBe('780')
})

it('[LOGIN-09] [SEC-11] ends the session of whoever posts the form, as the page itself does', async () => {
  await flood()
  const answer = await post('robin', '198.51.100.1', { '__Host-token': makeToken({}), '__Host-flash': 'logged-out' })
  expect(answer.setCookies.map(cookie => cookie.split(';', 1)[0])).toEqual(['__Host-token=', '__Host-flash='])
  expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
})

it('[LOGIN-08] leaves a form without name or password to the screen', async () => {
  await flood()
  await post('', '198.51.100.1')
  expect(rendered).toEqual([''])
})
