import { describe, expect, it, onTestFinished } from 'vitest'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { manifestsCopy } from '../../cli/testing/manifests-copy.ts'
import { openState } from '../../state/open-state.ts'
import { readFolderFiles, writeFolderFiles } from '../folder-files.ts'
import { manifestsDigest } from '../good-manifests.ts'
import { publish } from '../publish/publish.ts'
import { compiledManifests } from '../read-manifests.ts'
import { bytesIn, keepFiles, treeOf } from '../store/file-bytes.ts'
import { sqlContentStore } from '../store/sql-content-store.ts'
import { type LiveContentOptions, openLiveContent } from './live-content.ts'

const menus = 'base/menus.json'
const medical = ['"title": "Medical"', '"title": "Medical plan"'] as const
const icon = ['"icon": "home"', '"icon": "account"'] as const
const at = new Date('2026-03-10T12:00:00Z')

type Compile = LiveContentOptions['compile']
/** What the portal does, which takes a while. */
const inEarnest: Compile = async read => compiledManifests(read)
/** Takes everything for good, and says which files it was. */
const quickly: Compile = async read => [{ revision: manifestsDigest(read) } as CompiledManifest]

/** A folder with the shipped manifests, a store that began empty, and the content that is live from both. */
async function place() {
  const copy = await manifestsCopy()
  onTestFinished(() => copy[Symbol.asyncDispose]())
  const state = openState(':memory:')
  onTestFinished(state.close)
  const store = sqlContentStore(state.content)
  const told: string[] = []
  const open = async (how: Partial<LiveContentOptions> = {}) => {
    const tell = (line: string) => void told.push(line)
    const content = await openLiveContent({
      ...{ store, folder: copy.folder, leads: true, now: () => at, tell, compile: quickly, ...how },
    })
    onTestFinished(content.close)
    return content
  }
  /** Publishes an edit of what is live, as somebody does in the studio. */
  const publishEdit = async (file: string, from: string, to: string) => {
    const head = await store.head()
    const files = await bytesIn(store, await store.files(head?.tree ?? ''))
    const text = new TextDecoder().decode(files.get(file)).replace(from, to)
    const kept = await keepFiles(store, new Map([...files, [file, new TextEncoder().encode(text)]]))
    const candidate = { author: 'Ada', at, note: '', cause: 'publish' as const, base: head?.number ?? 0, files: kept }
    expect(await publish(store, candidate)).toMatchObject({ kind: 'published' })
  }
  return { ...copy, store, told, open, publishEdit }
}

const revisionsOf = (brands: readonly { revision?: string | undefined }[]) => brands.map(({ revision }) => revision)

describe('live content', () => {
  it('[CONTENT-06] imports the folder at the first start, to the byte, and takes its edits at once', async () => {
    const { folder, store, open, edit } = await place()
    const content = await open()
    const before = revisionsOf(content.brands)
    expect(revisionsOf(await content.reload())).toEqual(before)
    expect(await store.head()).toMatchObject({ number: 1, cause: 'import', parent: undefined })
    expect(await store.files((await store.head())?.tree ?? '')).toEqual(treeOf(await readFolderFiles(folder)))
    await edit(menus, ...medical)
    expect(revisionsOf(await content.reload())).not.toEqual(before)
    expect(await store.head()).toMatchObject({ number: 2, cause: 'folder', changed: [{ path: menus }] })
    await edit(menus, medical[1], medical[0])
    expect(revisionsOf(await content.reload())).toEqual(before)
    expect(await store.head()).toMatchObject({ number: 3, cause: 'folder' })
    expect(content.isFolders()).toBe(true)
  })

  it('[CONTENT-06] makes a changed folder a draft when somebody published since, and that draft merges', async () => {
    const { folder, store, told, open, edit, publishEdit } = await place()
    const content = await open()
    await content.reload()
    await publishEdit(menus, ...medical)
    const published = revisionsOf(await content.reload())
    expect(content.isFolders()).toBe(false)
    expect(content.servedFolder()).not.toBe(folder)
    await edit(menus, ...icon)
    expect(revisionsOf(await content.reload())).toEqual(published)
    const draft = await store.draft('folder')
    expect(draft).toMatchObject({ base: 1, version: 1 })
    expect(told.at(-1)).toContain('revision 2 (publish) was made by Ada')
    const files = await store.files(draft?.tree ?? '')
    expect(await publish(store, { author: 'Bob', at, note: '', cause: 'publish', base: 1, files })).toMatchObject({
      ...{ kind: 'published', revision: { number: 3, changed: [{ path: menus }] } },
    })
    await content.reload()
    const text = new TextDecoder().decode((await readFolderFiles(content.servedFolder())).get(menus))
    expect(text).toContain(medical[1])
    expect(text).toContain(icon[1])
    // The same folder at the next start is nothing new.
    await open()
    expect((await store.versionsOf('folder')).length).toBe(1)
  })

  it('[CONTENT-06] takes a folder at once again that has what is live', async () => {
    const { folder, store, open, edit, publishEdit } = await place()
    const content = await open()
    await content.reload()
    await publishEdit(menus, ...medical)
    const live = await bytesIn(store, await store.files((await store.head())?.tree ?? ''))
    expect(await writeFolderFiles(folder, live)).toEqual([menus])
    expect(treeOf(await readFolderFiles(folder))).toEqual(treeOf(live))
    await content.reload()
    expect(content.isFolders()).toBe(true)
    await edit(menus, ...icon)
    await content.reload()
    expect(await store.head()).toMatchObject({ number: 3, cause: 'folder', parent: 2 })
  })

  it('[CONTENT-06] follows what is live when it starts with an older folder, as in production the release before', async () => {
    const { store, told, open, edit } = await place()
    const content = await open()
    await content.reload()
    await edit(menus, ...medical)
    const live = revisionsOf(await content.reload())
    await edit(menus, medical[1], medical[0])
    expect(revisionsOf((await open({ leads: false })).brands)).toEqual(live)
    expect(told.at(-1)).toContain('Live is not what')
    expect(await store.head()).toMatchObject({ number: 2 })
    // On a developer's machine the folder is what is meant.
    const own = await open()
    expect(revisionsOf(own.brands)).not.toEqual(live)
    await own.reload()
    expect(await store.head()).toMatchObject({ number: 3, cause: 'folder' })
  })

  it('[CONTENT-06] merges edits of the folders of two instances, so that none takes back the other', async () => {
    const { store, open, edit } = await place()
    const other = await manifestsCopy()
    onTestFinished(() => other[Symbol.asyncDispose]())
    const [one, two] = [await open(), await open({ folder: other.folder })]
    await one.reload()
    await two.reload()
    await edit(menus, ...medical)
    await one.reload()
    await other.edit(menus, ...icon)
    await two.reload()
    expect(await store.head()).toMatchObject({ number: 3, cause: 'folder' })
    expect(revisionsOf(await one.reload())).toEqual(revisionsOf(await two.reload()))
    const text = new TextDecoder().decode((await readFolderFiles(one.servedFolder())).get(menus))
    expect(text).toContain(medical[1])
    expect(text).toContain(icon[1])
  })

  it('[CONTENT-07] serves no folder and no revision with a mistake: the last good one goes on', async () => {
    const { folder, store, told, open, edit } = await place()
    const content = await open({ compile: inEarnest })
    const good = revisionsOf(await content.reload())
    await edit(menus, '"target": "/benefits/medical"', '"target": "/no/such/page"')
    await expect(content.reload()).rejects.toThrow('/no/such/page')
    expect(await store.head()).toMatchObject({ number: 1 })
    // One that came to the store all the same: by a release whose check was another one.
    const bad = await keepFiles(store, await readFolderFiles(folder))
    await store.publish({ author: 'Ada', at, note: '', cause: 'publish', files: bad, onto: 1 })
    await edit(menus, '/no/such/page', '/benefits/medical')
    await expect(content.reload()).rejects.toThrow('/no/such/page')
    const started = await open({ compile: inEarnest })
    expect(revisionsOf(started.brands)).toEqual(good)
    expect(String(started.refused)).toContain('/no/such/page')
    expect(told.at(-1)).toContain('Revision 2 cannot be served')
    // To hear of it again would find the same mistakes.
    expect([2, 3].map(started.isServed)).toEqual([true, false])
  })

  it('[CONTENT-07] serves no revision whose bytes are damaged', async () => {
    const copy = await manifestsCopy()
    onTestFinished(() => copy[Symbol.asyncDispose]())
    const state = openState(':memory:')
    onTestFinished(state.close)
    const store = sqlContentStore(state.content)
    const open = () =>
      openLiveContent({
        ...{ store, folder: copy.folder, leads: true, tell: () => {} },
        compile: quickly,
      })
    const content = await open()
    const good = revisionsOf(await content.reload())
    const files = await readFolderFiles(copy.folder)
    const [hash = ''] = await store.keep([new TextEncoder().encode('<svg/>')])
    const tree = new Map([...(await keepFiles(store, files)), ['base/assets/new.svg', hash]])
    await store.publish({ author: 'Ada', at, note: '', cause: 'publish', files: tree, onto: 1 })
    await state.content('update content_blob set bytes = ? where hash = ?', new Uint8Array([1]), hash)
    await expect(content.reload()).rejects.toThrow('damaged')
    const again = await open()
    expect(revisionsOf(again.brands)).toEqual(good)
    await Promise.all([content.close(), again.close()])
  })
})
