import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asManifests, readFolderFiles } from '../../server/content/folder-files.ts'
import { manifestsFolder } from '../../server/content/manifest-files.ts'
import { securityHeaders, strictTransport } from '../../server/security/security-headers.ts'
import { startStudio } from '../../server/studio/testing/start-studio.ts'
import { type Reply, type SendOptions, shippedBrands } from '../../server/testing/test-portal.ts'
import { highFindings } from '../pages/support/high-findings.ts'
import { holesIn, mark } from '../pages/support/markup.ts'
import { markedTexts } from './support/marked-texts.ts'
import { startPreviews, studioHost } from './support/start-previews.ts'

let previews: Awaited<ReturnType<typeof startPreviews>>
let marked: ReturnType<typeof markedTexts>
/** Every address of every application that is made here, by a pattern. */
const patterns = new Map<FastifyInstance, Set<string>>()
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  const own = new Set<string>()
  patterns.set(fastify, own)
  fastify.addHook('onRoute', ({ url }) => void own.add(url))
}
beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes)
  const shipped = asManifests(await readFolderFiles(manifestsFolder({})))
  marked = markedTexts(new Map(shipped.files.map(({ path, text }) => [path, text])), shipped.imageAddress)
  previews = await startPreviews()
})
afterAll(async () => {
  unsubscribe('fastify.initialization', noteRoutes)
  await previews.close()
})

/** Addresses of pages of the shipped brand, as anybody could type them. */
async function addresses(): Promise<{ path: string; screen: string }[]> {
  const [brand] = await shippedBrands()
  return (brand?.routes.list ?? []).map(({ route: { path, params, screen } }) => ({
    path: path.replace(/:(\w+)/g, (_, name: string) => params?.[name]?.[0] ?? '0'),
    screen,
  }))
}

/** What leads away from a page, or ends what there is to look at. */
const leaving = ['logout', 'hand-off', 'redirect']

describe('markup in the texts of a draft', () => {
  it('[S15] stays text on every page of its preview, to members inside and to whoever is not', async () => {
    expect(marked.counts.good).toBeGreaterThan(1_000)
    const draftId = await previews.save('markup', marked.good)
    const ada = await previews.staff('editor')
    const inside = await ada.open({ draftId, path: '/home' })
    const outside = await ada.open({ draftId, standing: 'SIGNED_OUT', path: '/login' })
    const seen: string[] = []
    for (const { path, screen } of await addresses()) {
      if (leaving.includes(screen)) continue
      const { text } = await (screen === 'login' ? outside : inside).look(path)
      if (text === '') continue
      expect([path, holesIn(text)]).toEqual([path, []])
      if (text.includes(mark)) seen.push(path)
    }
    expect(seen.length).toBeGreaterThan(20)
  })

  it('[S15] stays text where the check refuses it, in the page that says so', async () => {
    expect(marked.counts.all - marked.counts.good).toBeGreaterThan(30)
    const draftId = await previews.save('refused', marked.all)
    const preview = await (await previews.staff('editor')).open({ draftId, path: '/home' })
    const { status, text } = await preview.look('/home')
    expect([status, text.includes('alert'), holesIn(text)]).toEqual([422, true, []])
  })

  it('[S15] runs nowhere in an image that somebody put into a draft', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`
    const draftId = await previews.save('image', new Map([['base/assets/evil.svg', Buffer.from(svg)]]))
    const preview = await (await previews.staff('editor')).open({ draftId, path: '/home' })
    const { status, headers } = await preview.look('/brand-assets/base/evil.svg')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  })
})

/** What to ask for each address of the studio: a new one is missing here, and the test says so. */
const samples: Readonly<Record<string, readonly (SendOptions & { path: string })[]>> = {
  '/': [{ path: '/' }],
  ...Object.fromEntries(
    ['brands', 'drafts', 'live', 'revisions', 'search'].flatMap(place => [
      [`/${place}`, [{ path: `/${place}` }]],
      [`/${place}/*`, [{ path: `/${place}/a%3Cscript%3E` }, { path: `/${place}/a`, method: 'HEAD' as const }]],
    ]),
  ),
  '/sign-in': [{ path: '/sign-in' }, { path: '/sign-in', method: 'POST', body: 'staff=nobody' }],
  '/sign-in/start': [{ path: '/sign-in/start' }],
  '/sign-in/callback': [{ path: '/sign-in/callback?error=%3Cscript%3E' }],
  '/sign-out': [{ path: '/sign-out', method: 'POST', body: '', headers: { origin: 'https://evil.example' } }],
  '/draft-assets/:draft/:brand/:file': [{ path: '/draft-assets/none/base/none.svg' }],
  '/reports': [{ path: '/reports', method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
  '/assets/*': [{ path: '/assets/none.js' }, { path: '/assets/start-studio.ts' }],
  '/graphql': [
    { path: '/graphql' },
    { path: '/graphql', method: 'POST', body: '{' },
    { path: '/graphql', method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } },
    { path: '/graphql', method: 'POST', body: '{"query":"{ nothing }"}', headers: { 'x-studio': '1' } },
  ],
  '/graphql/scalars/:name': [{ path: '/graphql/scalars/DateTime' }, { path: '/graphql/scalars/..%2fDateTime' }],
}
const others: readonly (SendOptions & { path: string })[] = [
  { path: '/none' },
  { path: '/%' },
  { path: '//drafts' },
  { path: '/drafts', method: 'POST' },
]

/** A policy as Google's evaluator gets it: what is here has no TLS, and a nonce is another one each time. */
const asEvaluated = (policy: string) =>
  policy.replaceAll(/'nonce-[^']+'/g, "'nonce-rAnd0mrAnd0mrAnd0mrAnd0m'").replaceAll('http://', 'https://')

const tlsToo = (asked: SendOptions) => ({ ...asked, headers: { ...asked.headers, 'x-forwarded-proto': 'https' } })

describe('every answer', () => {
  it('[S23] of the studio has the headers and the policy of brands, for staff and for strangers', async () => {
    const provider = { issuer: 'http://127.0.0.1:9', clientId: 'studio', clientSecret: undefined, rolesClaim: 'roles' }
    const company = await startStudio({ studio: { provider } })
    const { cookies } = await previews.staff('editor')
    const seen = { statuses: new Set<number>(), policies: new Set<string>(), nonces: [] as string[] }
    const look = (asked: string, { status, headers }: Reply, overTls: boolean) => {
      const { 'content-security-policy': _, ...always } = securityHeaders
      expect({ asked, ...headers }).toMatchObject({ asked, ...always })
      const transport = overTls ? strictTransport['strict-transport-security'] : undefined
      expect([asked, headers['strict-transport-security']]).toEqual([asked, transport])
      const isLasting = asked.includes('/assets/') && status === 200
      if (!isLasting) expect([asked, headers['cache-control']]).toEqual([asked, 'no-store'])
      const policy = String(headers['content-security-policy'])
      expect([asked, policy]).toEqual([asked, expect.stringContaining("frame-ancestors 'none'")])
      seen.nonces.push(...(/'nonce-([^']+)'/.exec(policy)?.slice(1, 2) ?? []))
      seen.policies.add(asEvaluated(policy))
      seen.statuses.add(status)
    }
    try {
      for (const asked of [...Object.values(samples).flat(), ...others])
        for (const [name, sent] of [
          ['a stranger', asked],
          ['a stranger over TLS', tlsToo(asked)],
          ['staff', { ...asked, cookies }],
        ] as const) {
          const overTls = name.endsWith('TLS')
          const headers = { origin: `http://${studioHost}:${previews.portal.port}`, ...sent.headers }
          look(`${name} ${asked.path}`, await previews.at(studioHost, asked.path, { ...sent, headers }), overTls)
          look(`${name} elsewhere ${asked.path}`, await company.fromStudio(asked.path, sent), overTls)
        }
    } finally {
      await company.close()
    }
    const own = [...patterns.values()].filter(each => each.has('/sign-in')).flatMap(each => [...each])
    expect([...new Set(own)].toSorted()).toEqual(Object.keys(samples).toSorted())
    for (const status of [200, 303, 400, 401, 403, 404, 503])
      expect([status, seen.statuses.has(status)]).toEqual([status, true])
    expect([seen.nonces.length > 20, new Set(seen.nonces).size]).toEqual([true, seen.nonces.length])
    for (const policy of seen.policies) {
      expect([policy, highFindings(policy)]).toEqual([policy, []])
      if (policy.includes('nonce-'))
        expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types ('none'|studio-worker);/)
    }
  })

  it('[S23] of a preview has those of members’ pages, and is framed by the studio alone', async () => {
    const draftId = await previews.save('wrong', new Map([['base/menus.json', '{"menus": 1}']]))
    const ada = await previews.staff('editor')
    const inside = await ada.open({ path: '/home' })
    const wrong = await ada.open({ draftId, path: '/home' })
    const replies: [string, Reply][] = [
      ['the way in', inside.reply],
      ['nobody', await previews.at(inside.hostname, '/home')],
      ['no grant', await previews.at(inside.hostname, '/~preview?grant=x')],
      ['a mistake', await wrong.look('/home')],
      ['a query of a mistake', await wrong.look('/graphql', { method: 'POST', body: '{}' })],
      ['a form', await inside.look('/login', { method: 'POST', body: '' })],
      ['the script', await inside.look('/~preview/frame.js')],
      ['the state', await inside.look('/~preview/state')],
      ['a file', await inside.look('/brand-assets/first/logo.svg')],
      ['styles', await inside.look('/theme.css')],
    ]
    for (const { path } of await addresses()) replies.push([path, await inside.look(path)])
    const { 'content-security-policy': _, 'x-frame-options': __, ...always } = securityHeaders
    const policies = new Set<string>()
    for (const [asked, { headers }] of replies) {
      expect({ asked, ...headers }).toMatchObject({ asked, ...always })
      expect([asked, headers['x-frame-options']]).toEqual([asked, undefined])
      const policy = String(headers['content-security-policy'])
      const framed =
        /frame-ancestors http:\/\/studio\.localhost:\d+|^default-src 'none'; style-src 'unsafe-inline'; sandbox$/
      expect([asked, policy]).toEqual([asked, expect.stringMatching(framed)])
      expect([asked, policy]).toEqual([asked, expect.stringContaining('sandbox')])
      expect([asked, /script-src[^;]*unsafe|'unsafe-eval'/.test(policy)]).toEqual([asked, false])
      policies.add(asEvaluated(policy))
    }
    for (const policy of policies) expect([policy, highFindings(policy)]).toEqual([policy, []])
  })
})
