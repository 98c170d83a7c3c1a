import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openState } from '../../state/open-state.ts'
import { readFolderFiles } from '../folder-files.ts'
import { manifestsFolder } from '../manifest-files.ts'
import type { ContentStore, Tree } from '../store/content-store.ts'
import { type FileBytes, keepFiles } from '../store/file-bytes.ts'
import { sqlContentStore } from '../store/sql-content-store.ts'
import { saveDraft } from './drafts.ts'
import { publish } from './publish.ts'

const at = new Date('2026-03-10T12:00:00Z')
const by = (author: string) => ({ author, at, note: '' })
const menus = 'base/menus.json'
let shipped: FileBytes
beforeAll(async () => {
  shipped = await readFolderFiles(manifestsFolder({}))
})

/** A store in which the shipped manifests are live, as revision 1. */
async function imported(): Promise<{ store: ContentStore; files: Tree }> {
  const state = openState(':memory:')
  onTestFinished(state.close)
  const store = sqlContentStore(state.content)
  const files = await keepFiles(store, shipped)
  await store.publish({ ...by('the folder'), cause: 'import', files, onto: undefined })
  return { store, files }
}

/** The shipped files with words of one replaced. */
async function edited(store: ContentStore, path: string, from: string, to: string): Promise<Tree> {
  const text = new TextDecoder().decode(shipped.get(path))
  expect(text).toContain(from)
  return keepFiles(store, new Map([...shipped, [path, new TextEncoder().encode(text.replace(from, to))]]))
}

const textOf = async (store: ContentStore, tree: string, path: string) => {
  const hash = (await store.files(tree)).get(path) ?? ''
  return new TextDecoder().decode((await store.bytes([hash])).get(hash))
}

describe('publishing', () => {
  it('[CONTENT-02] merges what comes second with what came first, and tells who that was, when, and which items', async () => {
    const { store } = await imported()
    const candidate = { cause: 'publish' as const, base: 1 }
    const medical = await edited(store, menus, '"title": "Medical"', '"title": "Medical plan"')
    const icon = await edited(store, menus, '"icon": "home"', '"icon": "account"')
    expect(await publish(store, { ...by('Ada'), ...candidate, files: medical })).toMatchObject({
      ...{ kind: 'published', revision: { number: 2, author: 'Ada', changed: [{ path: menus }] }, others: [] },
    })
    const second = await publish(store, { ...by('Bob'), ...candidate, files: icon })
    expect(second).toMatchObject({
      kind: 'published',
      revision: { number: 3, parent: 2, author: 'Bob', changed: [{ path: menus }] },
      others: [{ revision: { number: 2, author: 'Ada', at }, edits: [{ path: menus, items: ['benefits-medical'] }] }],
    })
    const { tree = '' } = (await store.head()) ?? {}
    const text = await textOf(store, tree, menus)
    expect(text).toContain('"title": "Medical plan"')
    expect(text).toContain('"icon": "account"')
  })

  it('[CONTENT-02] [LOCALE-01] merges words of another language by their keys, and publishes them like all others', async () => {
    const { store } = await imported()
    const words = 'base/menus.es.json'
    const candidate = { cause: 'publish' as const, base: 1 }
    const home = await edited(store, words, '"Inicio"', '"Principal"')
    const pharmacy = await edited(store, words, '"Farmacia"', '"Su farmacia"')
    for (const [author, files] of [
      ['Ada', home],
      ['Bob', pharmacy],
    ] as const)
      expect(await publish(store, { ...by(author), ...candidate, files })).toMatchObject({ kind: 'published' })
    const text = await textOf(store, (await store.head())?.tree ?? '', words)
    expect([text.includes('"Principal"'), text.includes('"Su farmacia"')]).toEqual([true, true])
  })

  it('[CONTENT-02] refuses what clashes with what came first, and names author, time and items; nothing is lost', async () => {
    const { store } = await imported()
    const words = (title: string) => edited(store, menus, '"title": "Medical"', `"title": "${title}"`)
    const [mine, theirs] = [await words('Health'), await words('Medical plan')]
    const draft = { ...by('Bob'), name: 'health', seen: 0, base: 1, files: mine }
    await saveDraft(store, draft)
    await publish(store, { ...by('Ada'), cause: 'publish', base: 1, files: theirs })
    const before = await store.head()
    expect(await publish(store, { ...draft, cause: 'publish' })).toMatchObject({
      kind: 'refused',
      clashes: [{ path: menus, item: 'benefits-medical', field: 'title', ours: '"Health"', theirs: '"Medical plan"' }],
      others: [{ revision: { author: 'Ada', at }, edits: [{ items: ['benefits-medical'] }] }],
    })
    expect(await store.head()).toEqual(before)
    expect(await store.files((await store.draft('health'))?.tree ?? '')).toEqual(mine)
  })

  it('[CONTENT-02] does nothing for whoever looked at another head than is there, and says what came since', async () => {
    const { store } = await imported()
    const medical = await edited(store, menus, '"title": "Medical"', '"title": "Medical plan"')
    const icon = await edited(store, menus, '"icon": "home"', '"icon": "account"')
    await publish(store, { ...by('Ada'), cause: 'publish', base: 1, files: medical })
    expect(await publish(store, { ...by('Bob'), cause: 'publish', base: 1, onto: 1, files: icon })).toMatchObject({
      ...{ kind: 'moved', head: { number: 2 }, others: [{ revision: { author: 'Ada' } }] },
    })
    expect(await store.head()).toMatchObject({ number: 2 })
  })

  it('[CONTENT-07] [CONTENT-10] publishes nothing with a mistake, in an image either, and names item or file', async () => {
    const { store } = await imported()
    const wrong = await edited(store, menus, '"target": "/benefits/medical"', '"target": "/no/such/page"')
    const [hash = ''] = await store.keep([new TextEncoder().encode('<svg viewBox="0 0 1 1" onload="alert(1)"/>')])
    const files = new Map([...wrong, ['base/assets/new.svg', hash]])
    const image = { file: 'base/assets/new.svg', found: 'an SVG with onload' }
    expect(await publish(store, { ...by('Ada'), cause: 'publish', base: 1, files })).toMatchObject({
      ...{ kind: 'refused', clashes: [], mistakes: [image, { file: menus, item: 'benefits-medical' }] },
    })
    expect(await store.head()).toMatchObject({ number: 1 })
  })

  it('[CONTENT-02] asks about an image that both changed, and takes one that one side changed', async () => {
    const { store, files } = await imported()
    const logo = [...shipped.keys()].find(path => path.endsWith('.svg')) ?? ''
    const drawn = async (text: string) => {
      const [hash = ''] = await store.keep([new TextEncoder().encode(text)])
      return new Map([...files, [logo, hash]])
    }
    const mine = { ...by('Ada'), cause: 'publish' as const, base: 1, files: await drawn('<svg viewBox="0 0 1 1"/>') }
    expect(await publish(store, mine)).toMatchObject({ kind: 'published' })
    expect(await publish(store, mine)).toMatchObject({ kind: 'unchanged', head: { number: 2 } })
    expect(await publish(store, { ...mine, files: await drawn('<svg viewBox="0 0 22 22"/>') })).toMatchObject({
      ...{ kind: 'refused', clashes: [{ path: logo, ours: '26 bytes', theirs: '24 bytes' }] },
    })
  })

  it('[CONTENT-03] refuses a save of a draft that somebody saved since, and says what they changed item by item', async () => {
    const { store, files } = await imported()
    const draft = { name: 'plans', base: 1 }
    const medical = await edited(store, menus, '"title": "Medical"', '"title": "Medical plan"')
    expect(await saveDraft(store, { ...by('Ada'), ...draft, seen: 0, files })).toMatchObject({ kind: 'saved' })
    expect(await saveDraft(store, { ...by('Ada'), ...draft, seen: 1, files })).toMatchObject({ kind: 'unchanged' })
    await saveDraft(store, { ...by('Bob'), ...draft, seen: 1, files: medical })
    const icon = await edited(store, menus, '"icon": "home"', '"icon": "account"')
    expect(await saveDraft(store, { ...by('Ada'), ...draft, seen: 1, files: icon })).toMatchObject({
      kind: 'stale',
      first: { version: 2, author: 'Bob' },
      edits: [
        { path: menus, items: ['benefits-medical'], line: expect.stringContaining('"Medical" → "Medical plan"') },
      ],
    })
  })
})
