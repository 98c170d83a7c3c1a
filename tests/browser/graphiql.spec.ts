import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { resolve } from 'node:path'
import { brands } from './support/brands.ts'
import { address, expect, password, test, userOf } from './support/portal.ts'

const [brand, other] = brands

test('[GRAPH-14] GraphiQL says who is signed in, offers sign-in and the brands, and opens with a numbered tour', async ({
  page,
}) => {
  if (!brand || !other) throw new Error('There are no two brands')
  await page.goto(address(brand, '/graphiql'))
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Nobody is signed in')).toBeVisible()
  await expect(bar.getByRole('link', { name: other.name })).toHaveAttribute('href', address(other, '/graphiql'))
  await expect(bar.getByRole('link', { name: brand.name })).toHaveAttribute('aria-current', 'page')

  await bar.getByLabel('User name').fill('nobody-at-all')
  await bar.getByLabel('Password').fill('Wrong1234')
  await bar.getByRole('button', { name: 'Sign in' }).click()
  await expect(bar.getByRole('status')).not.toBeEmpty()
  await bar.getByLabel('User name').fill(userOf('active', brand))
  await bar.getByLabel('Password').fill(password)
  await bar.getByRole('button', { name: 'Sign in' }).click()
  await expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible()

  const tour = await page
    .getByRole('tablist')
    .getByRole('button', { name: /^Tour\d/ })
    .allTextContents()
  expect(tour.map(name => name.slice(0, 5))).toEqual(tour.map((_, index) => `Tour${index + 1}`))
  expect(tour.length).toBeGreaterThan(5)
  const answer = page.locator('.result-window')
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(answer).toContainText('"firstName"')
  const [firstName = ''] = ((await bar.locator('strong').textContent()) ?? '').split(' ')
  await expect(answer).toContainText(`"${firstName}"`)

  // Run sooner than GraphiQL has read the tab.
  await page.getByRole('button', { name: tour.at(-2) ?? '' }).evaluate((tab: HTMLElement) => {
    tab.click()
    document.querySelector<HTMLElement>('button[aria-label^="Execute query"]')?.click()
  })
  await expect(answer).toContainText('"newPassword"')
  await bar.getByRole('button', { name: 'Log out' }).click()
  await expect(bar.getByText('Nobody is signed in')).toBeVisible()
})

test('[GRAPH-13] the three lines of the README sign in, ask and see, as they are printed', async () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')
  const [curl = '', ...asked] = /```\n(ask\(\) .*\n)(ask .*\n)(ask .*\n)```/.exec(readme)?.slice(1) ?? []
  const headers = [...curl.matchAll(/-H '([\w-]+): ([^']+)'/g)].map(([, name = '', value = '']) => [name, value])
  const url = new URL(/http:\S+\/graphql/.exec(curl)?.[0] ?? '')
  // What the shell makes of the argument in single quotes, within the double quotes of the first line.
  expect(curl).toContain('--json "{\\"query\\":\\"$1\\"}"')
  const jar = new Map<string, string>()
  const answers: unknown[] = []
  for (const line of asked) {
    const body = `{"query":"${/^ask '(.*)'\n$/.exec(line)?.[1]}"}`
    answers.push(await send(url, { ...Object.fromEntries(headers), 'content-type': 'application/json' }, body, jar))
  }
  expect(answers).toEqual([
    { data: { signIn: { next: expect.any(String), userErrors: [] } } },
    { data: { viewer: { member: { firstName: expect.any(String), claims: { nodes: expect.any(Array) } } } } },
  ])
  expect(JSON.stringify(answers[1])).toContain('"status"')
})

/** Sends it to the portal of this run as curl would, keeping cookies. */
function send(url: URL, headers: object, body: string, jar: Map<string, string>): Promise<unknown> {
  return new Promise((done, fail) => {
    const port = process.env.PORTAL_PORT
    // Not every machine knows the names below localhost.
    const call = request({ host: '127.0.0.1', port, path: url.pathname, method: 'POST' }, reply => {
      for (const line of reply.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', part => {
        text += part
      })
      reply.on('error', fail)
      reply.on('end', () => done(JSON.parse(text)))
    })
    call.setHeaders(new Headers({ ...headers, host: `${url.hostname}:${port}` }))
    call.setHeader('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    call.on('error', fail)
    call.end(body)
  })
}
