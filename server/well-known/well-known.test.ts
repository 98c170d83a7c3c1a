import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { makeToken } from '../testing/make-token.ts'
import { shippedBrands, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

const brands = await shippedBrands()
let now = new Date()
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ brands, clock: { now: () => now } })
})
afterAll(() => portal.close())

const visitors = { 'signed out': {}, 'signed in': { '__Host-token': makeToken({ domainId: '1' }) } }
const on = ({ brand }: CompiledManifest) => `${brand.hosts[0]}:${portal.port}`

/** The fields of a security.txt as RFC 9116 has them. */
const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map(line => {
      const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? []
      return [name, value] as const
    })

it('[SEC-27] the brands of the specification say to whom', () => {
  const having = brands.filter(({ brand }) => brand.security?.contacts)
  expect(having.length).toBeGreaterThanOrEqual(4)
})

describe.each(brands)('$brand.id', brand => {
  it.each(Object.entries(visitors))('[SEC-27] says to whom weaknesses are told, %s', async (_, cookies) => {
    const { status, headers, text } = await portal.send('/.well-known/security.txt', { host: on(brand), cookies })
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const fields = fieldsOf(text)
    const of = (wanted: string) => fields.flatMap(([name, value]) => (name === wanted ? [value] : []))
    const { contacts } = brand.brand.security ?? {}
    expect(of('Contact')).toEqual(contacts ?? [`http://${on(brand)}/contact-us`])
    if (contacts) expect(contacts[0]).toMatch(/^mailto:security@/)
    expect(of('Expires')).toHaveLength(1)
    expect(of('Canonical')).toEqual([`http://${on(brand)}/.well-known/security.txt`])
    expect(of('Preferred-Languages')).toEqual([['en', ...(brand.brand.languages ? ['es'] : [])].join(', ')])
  })

  it('[SEC-27] says so with a day in the future, whenever it is asked, and less than a year ahead', async () => {
    for (const at of ['2026-11-23T00:00:00Z', '2028-02-29T23:59:59.999Z', '2040-12-31T12:00:00Z']) {
      now = new Date(at)
      const { text } = await portal.send('/.well-known/security.txt', { host: on(brand) })
      const [, expires = ''] = fieldsOf(text).find(([name]) => name === 'Expires') ?? []
      const ahead = new Date(expires).getTime() - now.getTime()
      expect([at, ahead > 170 * 86_400_000, ahead < 365 * 86_400_000]).toEqual([at, true, true])
    }
    now = new Date()
  })

  it.each(Object.entries(visitors))('[SEC-27] leads to where a password is changed, %s', async (_, cookies) => {
    const { status, headers } = await portal.send('/.well-known/change-password', { host: on(brand), cookies })
    const route = brand.routes.list.find(({ route }) => route.screen === 'change-password')
    expect([status, headers.location]).toEqual([303, route?.route.path])
  })
})

it('[SEC-27] a host of no brand has neither', async () => {
  for (const name of ['security.txt', 'change-password'])
    expect((await portal.send(`/.well-known/${name}`, { host: 'nobody.example' })).status).toBe(404)
})

it('[SEC-27] a brand without contacts of its own names its contact page', async () => {
  const plain = brands.map(compiled => {
    const { security: _, ...brand } = compiled.brand
    return { ...compiled, brand }
  })
  const other = await startTestPortal({ brands: plain })
  const { text } = await other.send('/.well-known/security.txt', { headers: { 'x-forwarded-proto': 'https' } })
  await other.close()
  expect(text).toContain(`Contact: https://${other.host}/contact-us\n`)
})
