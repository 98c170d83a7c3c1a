import { expect, it, onTestFinished, vi } from 'vitest'
import { manifestsCopy } from '../cli/testing/manifests-copy.ts'
import { openLiveContent } from '../content/source/live-content.ts'
import { bytesIn, keepFiles } from '../content/store/file-bytes.ts'
import { sqlContentStore } from '../content/store/sql-content-store.ts'
import { startPortal } from '../start-portal.ts'
import { openState } from '../state/open-state.ts'
import { plainRender, send, shippedBrands } from '../testing/test-portal.ts'
import { manifestSource } from './live-source.ts'

it('asks the store of content nothing for what members see, also of a revision that somebody published', async () => {
  const copy = await manifestsCopy()
  onTestFinished(() => copy[Symbol.asyncDispose]())
  const own = openState(':memory:')
  onTestFinished(own.close)
  let asked = 0
  const counted = (...statement: Parameters<typeof own.content>) => {
    asked += 1
    return own.content(...statement)
  }
  const sql: typeof own.content = Object.assign(counted as typeof own.content, {
    recorded: own.content.recorded,
    recordedWith: own.content.recordedWith,
  })
  const store = sqlContentStore(sql)
  const brands = await shippedBrands()
  const content = await openLiveContent({
    ...{ store, folder: copy.folder, leads: true, tell: () => {}, compile: async () => brands },
  })
  onTestFinished(content.close)
  await content.reload()
  const files = await bytesIn(store, await store.files((await store.head())?.tree ?? ''))
  const tree = await keepFiles(store, new Map([...files, ['base/new.json', new TextEncoder().encode('{}')]]))
  await store.publish({ author: 'Ada', at: new Date(), note: '', cause: 'publish', files: tree, onto: 1 })
  const { folder } = copy
  // Taken when the test says so, and not when it is heard of.
  const state = { ...own, content: sql, published: { onNew: () => {} } }
  const portal = await startPortal({
    ...{ port: 0, host: '127.0.0.1', gatewayUrl: 'http://127.0.0.1:9', state },
    ...{ manifests: manifestSource(content, undefined) },
    web: {
      renderPage: plainRender,
      ...{ assets: { script: '/assets/entry.js', styles: [], preload: [], parts: {} }, folder },
    },
  })
  onTestFinished(portal.close)
  expect(await portal.reload()).toEqual({ ok: true })
  expect(content.isServed(2)).toBe(true)
  const before = asked
  expect(before).toBeGreaterThan(0)
  const host = `${brands[0]?.brand.hosts[0] ?? ''}:${portal.port}`
  const logo = [...files.keys()].find(path => path.endsWith('/logo.svg'))?.replace('/assets', '')
  const answers = await Promise.all(
    ['/login', '/', '/readyz', '/theme.css', `/brand-assets/${logo}`].map(path => send(portal.port, host, path)),
  )
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200]))
  expect(answers.at(-1)?.status).toBe(200)
  expect(asked).toBe(before)
})

it('[CONTENT-11] serves what was published while it started, after it had taken its manifests', async () => {
  const copy = await manifestsCopy()
  onTestFinished(() => copy[Symbol.asyncDispose]())
  const state = openState(':memory:')
  onTestFinished(state.close)
  const store = sqlContentStore(state.content)
  const brands = await shippedBrands()
  const content = await openLiveContent({
    ...{ store, folder: copy.folder, leads: true, tell: () => {}, compile: async () => brands },
  })
  onTestFinished(content.close)
  await content.reload()
  const files = await store.files((await store.head())?.tree ?? '')
  const tree = new Map([
    ...files,
    ...(await keepFiles(store, new Map([['base/new.json', new TextEncoder().encode('{}')]]))),
  ])
  await store.publish({ author: 'Ada', at: new Date(), note: '', cause: 'publish', files: tree, onto: 1 })
  // The instance has read that there is something new before anybody could listen.
  const early: number[] = []
  state.published.onNew(number => early.push(number))
  await vi.waitFor(() => expect(early).toContain(2), { timeout: 10_000 })
  const portal = await startPortal({
    ...{ port: 0, host: '127.0.0.1', gatewayUrl: 'http://127.0.0.1:9', state },
    ...{ manifests: manifestSource(content, undefined) },
    web: {
      renderPage: plainRender,
      ...{ assets: { script: '/assets/entry.js', styles: [], preload: [], parts: {} }, folder: copy.folder },
    },
  })
  onTestFinished(portal.close)
  await vi.waitFor(() => expect(content.isServed(2)).toBe(true), { timeout: 10_000 })
})
