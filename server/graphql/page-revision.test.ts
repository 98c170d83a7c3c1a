import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentIds } from '../../web/generated/document-ids.ts'
import { type RunningPortal, startPortal } from '../start-portal.ts'
import { plainRender, send, shippedBrands } from '../testing/test-portal.ts'

const [shipped] = await shippedBrands()
if (!shipped) throw new Error('There is no brand')
const host = shipped.brand.hosts[0] ?? ''
/** The brand as it is called in a revision. */
const called = (name: string) => ({
  ...shipped,
  shownBrand: { ...shipped.shownBrand, name },
  theme: { ...shipped.theme, colors: { ...shipped.theme.colors, text: `#00000${name}` } },
  revision: `revision-${name}`,
  languages: new Map(),
})

let live = called('1')
let now = Date.parse('2026-11-26T12:00:00Z')
let portal: RunningPortal
const drawn: { revision: string | undefined; sheet: string }[] = []
beforeAll(async () => {
  portal = await startPortal({
    ...{ port: 0, host: '127.0.0.1', gatewayUrl: 'http://127.0.0.1:9', clock: { now: () => new Date(now) } },
    manifests: { folder: resolve('manifests'), brands: [live], reload: async () => [live] },
    web: {
      renderPage: page => {
        drawn.push({ revision: page.revision, sheet: page.assets.theme })
        return plainRender(page)
      },
      ...{ assets: { script: '/assets/entry.js', styles: [], preload: [], parts: {} }, folder: resolve('manifests') },
    },
  })
})
afterAll(() => portal.close())

async function publish(name: string) {
  live = called(name)
  expect(await portal.reload()).toEqual({ ok: true })
}

/** What a page of a revision is answered. */
async function ask(document: keyof typeof documentIds, revision?: string, variables = {}) {
  const { status, text } = await send(portal.port, `${host}:${portal.port}`, '/graphql', {
    method: 'POST',
    body: JSON.stringify({ id: documentIds[document], variables }),
    headers: {
      ...{ 'content-type': 'application/json', 'x-portal': '1', origin: `http://${host}:${portal.port}` },
      ...(revision !== undefined && { 'x-revision': revision }),
    },
  })
  const { data, errors } = JSON.parse(text)
  return [status, data?.shell?.brand.name ?? errors?.[0].extensions.code]
}

it('[STUDIO-28] a page that was drawn of one revision is answered of it after a publish, and is loaded anew when it is kept no more', async () => {
  await send(portal.port, host, '/login')
  const [first] = drawn
  expect(first?.revision).toBe('revision-1')
  expect(await ask('Shell', 'revision-1')).toEqual([200, '1'])

  for (const name of ['2', '3', '4']) {
    await publish(name)
    expect([name, await ask('Shell', 'revision-1')]).toEqual([name, [200, '1']])
    expect(await ask('Shell', `revision-${name}`)).toEqual([200, name])
    expect(await ask('Shell')).toEqual([200, name])
  }
  // Its sheet may be asked for a moment later than the page.
  expect((await send(portal.port, host, first?.sheet ?? '')).text).toContain('#000001')
  expect((await send(portal.port, host, '/theme.css')).text).toContain('#000004')
  // The same again is no other revision.
  await publish('4')
  expect(await ask('Shell', 'revision-1')).toEqual([200, '1'])
  await publish('5')
  expect(await ask('Shell', 'revision-1')).toEqual([409, 'PAST_PAGE'])
  expect(await ask('ScreenOnly', 'revision-1', { path: '/login' })).toEqual([409, 'PAST_PAGE'])
  expect(await ask('Shell', 'revision-2')).toEqual([200, '2'])
  // What somebody changes is changed all the same.
  expect((await ask('ExtendSession', 'revision-1'))[1]).not.toBe('PAST_PAGE')
})

it('[STUDIO-28] a page goes on with its revision for a quarter of an hour: whom a publish shuts out is shut out then', async () => {
  await publish('6')
  await publish('7')
  now += 14 * 60_000
  expect(await ask('Shell', 'revision-6')).toEqual([200, '6'])
  now += 61_000
  expect(await ask('Shell', 'revision-6')).toEqual([409, 'PAST_PAGE'])
  // What serves now does so for as long as it does.
  expect(await ask('Shell', 'revision-7')).toEqual([200, '7'])
})
