import { expect, it, onTestFinished } from 'vitest'
import { page, shippedBrands, startTestPortal } from '../testing/test-portal.ts'

const [first] = await shippedBrands()

/** A portal that takes its event loop for busy at all times, with 8 requests under way until `finish`. */
async function overloaded() {
  let finish = () => {}
  const finished = new Promise<void>(done => {
    finish = done
  })
  const portal = await startTestPortal({
    overloadPercent: -1,
    renderPage: async ({ request: { url } }) => {
      if (url.endsWith('/slow')) await finished
      return page(200, 'drawn')
    },
  })
  const slow = Array.from({ length: 8 }, () => portal.send('/slow'))
  onTestFinished(async () => {
    finish()
    await Promise.all(slow)
    await portal.close()
  })
  await expect.poll(async () => (await portal.send('/login')).status).toBe(503)
  return {
    ...portal,
    async finish() {
      finish()
      await Promise.all(slow)
    },
  }
}

it("a page that there is no room for says so in the brand's words, and when to come again", async () => {
  const { send } = await overloaded()
  const { status, headers, text, setCookies } = await send('/login')
  expect([status, setCookies, headers['cache-control']]).toEqual([503, [], 'no-store'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(1)
  expect(text).toContain('<h1>Sorry, we&#39;re unable to handle your request at this time.</h1>')
  expect(text).toContain(` | ${first?.brand.name}</title>`)
  expect(text).toContain(String(headers['x-request-id']))
  expect(text).toContain('<a href="">Try again</a>')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/)
})

it('an answer of the graph says it in its own form, and a host of no brand in plain words', async () => {
  const { send } = await overloaded()
  const asked = await send('/graphql', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect([asked.status, JSON.parse(asked.text)]).toEqual([
    503,
    { errors: [{ message: 'Refused', extensions: { code: 'OVERLOADED', status: 503 } }] },
  ])
  const stranger = await send('/', { host: 'nobody.example' })
  expect([stranger.status, stranger.text.includes('Service Unavailable')]).toEqual([503, true])
})

it('members who are inside, and whoever asks how it is, are still answered; everybody is when there is room again', async () => {
  const { send, finish } = await overloaded()
  expect((await send('/login', { cookies: { '__Host-token': 'some' } })).status).toBe(200)
  expect((await send('/livez')).status).toBe(200)
  await finish()
  await expect.poll(async () => (await send('/login')).status).toBe(200)
})
