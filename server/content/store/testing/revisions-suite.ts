import { expect, it } from 'vitest'
import type { ContentStore } from '../content-store.ts'
import { sqlPresence } from '../presence.ts'
import { sqlContentStore } from '../sql-content-store.ts'
import { treeHash } from '../trees.ts'
import { at, bytes, filesOf, type MakeState, signed, stateOf, statesOver, storesOver } from './sample-content.ts'

/** Revisions and drafts, and the bytes of their files, whatever keeps them (CONTENT-01, CONTENT-02, CONTENT-03, CONTENT-12). */
export function testRevisions(makeState: MakeState): void {
  it('[CONTENT-11] [CONTENT-12] tells names apart by their letters, great and small, whatever the database', async () => {
    const [store] = await storesOver(makeState)
    if (!store) return
    const files = await filesOf(store, { 'first/Menus.json': '{}' })
    await store.publish({ ...signed('Ada <1>'), cause: 'import', files, onto: undefined })
    const found = async (of: object) => (await store.revisions({ most: 9, ...of })).length
    const asked = [
      { by: 'Ada' },
      { by: 'ada' },
      { by: 'Ad' },
      { by: 'A_a' },
      { brand: 'first' },
      { brand: 'First' },
      { file: 'Menus.json' },
      { file: 'menus.json' },
      { file: 'Menus%json' },
      { changing: 'first/Menus.json' },
      { changing: 'first/menus.json' },
    ]
    expect(await Promise.all(asked.map(found))).toEqual([1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0])
  })

  it('[CONTENT-11] takes texts with a character that no database writes', async () => {
    const [state] = await statesOver(makeState, 1)
    if (!state) return
    const [store, presence] = [sqlContentStore(state.content), sqlPresence(state.content)]
    await store.publish({ ...signed('Ada'), cause: 'import', files: new Map(), onto: undefined })
    const draft = await store.save({ ...signed('Ada', 'One\0two'), name: 'plans', seen: 0, base: 1, files: new Map() })
    expect(draft).toMatchObject({ note: 'Onetwo' })
    expect(await store.draft('none\0')).toBeUndefined()
    expect(await store.revisions({ most: 9, by: 'Bob\0' })).toEqual([])
    await presence.say({ draft: 'plans', author: 'Ada', path: 'first/menus.json', item: 'an\0item', at })
    expect(await presence.in('plans', at)).toMatchObject([{ item: 'anitem' }])
  })

  it('[CONTENT-01] keeps whole revisions with parent, author, time, note, cause and the bytes of every file', async () => {
    const [store] = await storesOver(makeState)
    if (!store) return
    expect(await store.head()).toBeUndefined()
    const files = await filesOf(store, { 'base/menus.json': '{}', 'first/assets/logo.svg': '<svg/>' })
    await store.publish({ ...signed('Ada', 'All of it'), cause: 'import', files, onto: undefined })
    const menus = files.get('base/menus.json') ?? ''
    const edited = new Map([...files, ...(await filesOf(store, { 'base/menus.json': '{ "menus": [] }' }))])
    const second = await store.publish({ ...signed('Bob', 'Menus'), cause: 'publish', files: edited, onto: 1 })
    expect(second).toEqual({
      ...{ number: 2, parent: 1, cause: 'publish', author: 'Bob', at, note: 'Menus' },
      ...{
        changed: [{ path: 'base/menus.json', before: menus, after: edited.get('base/menus.json') }],
        tree: treeHash(edited),
      },
    })
    expect(await store.head()).toEqual(second)
    const first = await store.revision(1)
    expect(await store.files(first?.tree ?? '')).toEqual(files)
    expect(first?.changed).toMatchObject([{ path: 'base/menus.json', before: null }, { path: 'first/assets/logo.svg' }])
    expect(Buffer.from((await store.bytes([menus])).get(menus) ?? []).toString()).toBe('{}')
    // The content of an old one again is the old tree again, and another revision.
    const third = await store.publish({ ...signed('Ada'), cause: 'rollback', files, onto: 2 })
    expect(third).toMatchObject({ number: 3, tree: first?.tree })
    expect(await store.revisions({ tree: first?.tree ?? '', most: 9 })).toEqual([third, first])
    expect((await store.publishers()).toSorted()).toEqual(['Ada', 'Bob'])
  })

  it('[CONTENT-02] lets one of many publish onto a head, and tells the others who did', async () => {
    const stores = await storesOver(makeState, 4)
    const [store] = stores
    if (!store) return
    await store.publish({ ...signed('Ada'), cause: 'import', files: new Map(), onto: undefined })
    const answers = await Promise.all(
      stores.map(async (each, index) => {
        const files = await filesOf(each, { 'base/text.json': `{ "by": ${index} }` })
        return each.publish({ ...signed(`Editor ${index}`), cause: 'publish', files, onto: 1 })
      }),
    )
    const done = answers.flatMap(answer => ('first' in answer ? [] : answer))
    expect(done).toHaveLength(1)
    expect(answers.filter(answer => 'first' in answer)).toEqual(Array.from({ length: 3 }, () => ({ first: done[0] })))
    expect(await store.head()).toEqual(done[0])
  })

  it('[CONTENT-03] [CONTENT-16] saves a draft by the version that was seen, throws it away and has it back', async () => {
    const [store, other] = await storesOver(makeState, 2)
    if (!store || !other) return
    const files = await filesOf(store, { 'first/text.json': '{}' })
    const draft = { name: 'december', base: 1, files }
    expect(await store.save({ ...draft, ...signed('Ada'), seen: 0 })).toMatchObject({ version: 1, author: 'Ada' })
    const saved = await other.save({ ...draft, ...signed('Bob'), seen: 1 })
    expect(saved).toMatchObject({ version: 2, isThrownAway: false })
    expect(await store.save({ ...draft, ...signed('Ada'), seen: 1 })).toEqual({ first: saved })
    expect(await store.throwAway({ name: 'december', seen: 2, ...signed('Ada') })).toMatchObject({
      ...{ version: 3, isThrownAway: true },
    })
    expect((await store.drafts()).map(({ version }) => version)).toEqual([3])
    await store.forgetThrownAway(at)
    expect(await store.save({ ...draft, ...signed('Ada'), seen: 3 })).toMatchObject({
      version: 4,
      isThrownAway: false,
    })
    expect((await store.versionsOf('december')).map(({ author }) => author)).toEqual(['Ada', 'Ada', 'Bob', 'Ada'])
    expect((await store.authorsOf('december')).toSorted()).toEqual(['Ada', 'Bob'])
    expect(await store.version('december', 2)).toEqual(saved)
    expect(await store.version('december', 9)).toBeUndefined()
    await store.throwAway({ name: 'december', seen: 4, ...signed('Ada') })
    await store.forgetThrownAway(new Date(at.getTime() + 1))
    expect(await store.draft('december')).toBeUndefined()
  })

  it('[CONTENT-12] lists revisions and those of one file, page by page, and grows with what changed only', async () => {
    const [store] = await storesOver(makeState)
    if (!store) return
    const texts = { 'base/a_b.json': '1', 'base/axb.json': '1', 'first/text.json': '1' }
    let files = await filesOf(store, texts)
    await store.publish({ ...signed('Ada'), cause: 'import', files, onto: undefined })
    for (const [index, path] of ['base/axb.json', 'first/text.json', 'base/a_b.json', 'base/axb.json'].entries()) {
      files = new Map([...files, ...(await filesOf(store, { [path]: `${index}` }))])
      await store.publish({ ...signed('Ada'), cause: 'publish', files, onto: index + 1 })
    }
    const numbers = async (of: Parameters<ContentStore['revisions']>[0]) =>
      (await store.revisions(of)).map(({ number }) => number)
    expect(await numbers({ most: 2 })).toEqual([5, 4])
    expect(await numbers({ most: 9, before: 4 })).toEqual([3, 2, 1])
    expect(await numbers({ most: 9, changing: 'base/a_b.json' })).toEqual([4, 1])
  })

  it('[CONTENT-12] keeps three lists and files more for an edit of one of 200 files, and tells what it was from them', async () => {
    const state = await stateOf(makeState)
    const store = sqlContentStore(state.content)
    const texts = Array.from({ length: 200 }, (_, index) => [`brand-${index % 5}/file-${index}.json`, `"${index}"`])
    let files = await filesOf(store, Object.fromEntries(texts) as { [path: string]: string })
    await store.publish({ ...signed('Ada'), cause: 'import', files, onto: undefined })
    const blobs = async () => {
      const [row] = await state.content<{ count: number }>('select count(*) as count from content_blob')
      return Number(row?.count)
    }
    const before = await blobs()
    for (let number = 1; number <= 10; number += 1) {
      const [path = ''] = texts[number * 7] ?? []
      files = new Map([...files, ...(await filesOf(store, { [path]: `"edit ${number}"` }))])
      const made = await store.publish({ ...signed('Ada'), cause: 'publish', files, onto: number })
      expect(made).toMatchObject({ changed: [{ path, after: files.get(path) }] })
    }
    expect((await blobs()) - before).toBe(30)
  })

  it('[CONTENT-01] serves no bytes that are not what their hash says', async () => {
    const state = await stateOf(makeState)
    const store = sqlContentStore(state.content)
    const [hash = ''] = await store.keep([bytes('good')])
    await state.content('update content_blob set bytes = ? where hash = ?', bytes('bad'), hash)
    await expect(store.bytes([hash])).rejects.toThrow('damaged')
    await expect(store.bytes(['0'.repeat(64)])).rejects.toThrow('gone')
  })
}
