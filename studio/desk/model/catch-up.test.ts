import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Side } from '../../../engine/merge/decide.ts'
import { draft, file, path } from '../testing/desk.ts'
import { clashKey } from './clash.ts'
import { DraftStore } from './draft-store.ts'
import type { ServedDraft } from './served-draft.ts'

describe('a draft that others save as well', () => {
  it('[STUDIO-11] catches up with what others saved when an answer tells of it, and keeps what is typed here', async () => {
    const theirs = { version: 5, files: new Map([[path, file('One', 'Theirs')]]) }
    const store = new DraftStore({
      ...{ draft, shelf: { read: () => null, write: () => {} }, soonMs: 1_000_000 },
      save: async () => ({ theirs }),
      newest: async () => theirs,
    })
    await store.catchUp()
    expect([store.state().version, store.state().files.get(path)]).toEqual([5, file('One', 'Theirs')])
    store.edit('title', { path, text: file('Mine', 'Theirs') })
    expect(store.state().saving).toBe('waiting')
  })

  it('[STUDIO-30] catches up with a version that it is told of, under what is typed and after its own save', async () => {
    let served: ServedDraft = draft
    let asked = 0
    const store = new DraftStore({
      ...{ draft, shelf: { read: () => null, write: () => {} }, soonMs: 1_000_000 },
      async save(version, edits) {
        served = {
          version: version + 1,
          files: new Map([...served.files, ...edits.map(each => [each.path, each.text ?? ''] as const)]),
        }
        return { version: served.version }
      },
      async newest() {
        asked += 1
        return served
      },
    })
    // What it is told of is its own save, whose answer is still on its way.
    store.edit('title', { path, text: file('Mine') })
    await Promise.all([store.saveNow(), store.catchUp(4)])
    expect([asked, store.state().version]).toEqual([0, 4])
    store.edit('title', { path, text: file('Mine, later') })
    served = { version: 5, files: new Map([[path, file('Mine', 'Theirs')]]) }
    await store.catchUp(5)
    expect(store.state()).toMatchObject({ version: 5, saving: 'waiting', clashes: [] })
    expect(store.state().files.get(path)).toBe(file('Mine, later', 'Theirs'))
    await store.saveNow()
    expect([served.version, served.files.get(path)]).toEqual([6, file('Mine, later', 'Theirs')])
    // Where both said something else, whoever types is asked at once.
    store.edit('title', { path, text: file('Mine at last', 'Theirs') })
    served = { version: 7, files: new Map([[path, file('Yours', 'Theirs')]]) }
    await store.catchUp(7)
    expect(store.state()).toMatchObject({ saving: 'clashes', clashes: [{ ours: '"Mine at last"', theirs: '"Yours"' }] })
  })

  it('[STUDIO-11] holds the newest once somebody has chosen, though others saved meanwhile and nothing is left to save', async () => {
    const { server, open } = shared()
    const { store, text } = open()
    store.edit('title', { path, text: file('Mine') })
    server.save(file('Yours'))
    await store.saveNow()
    server.save(file('Yours', 'And more'))
    await store.catchUp(5)
    // Who is choosing is not shown a third.
    expect(store.state().clashes).toMatchObject([{ ours: '"Mine"', theirs: '"Yours"' }])
    expect(text()).toBe(file('Mine'))
    store.choose(allOf(store, 'theirs'))
    await vi.waitFor(() => expect(store.state().version).toBe(5))
    expect([text(), store.state().saving]).toEqual([file('Yours', 'And more'), 'saved'])
  })

  it('[STUDIO-11] asks again where a third has said something else than either of the two that were chosen from', async () => {
    const { server, open } = shared()
    const { store } = open()
    store.edit('title', { path, text: file('Mine') })
    server.save(file('Yours'))
    await store.saveNow()
    server.save(file('Somebody else’s'))
    await store.catchUp(5)
    store.choose(allOf(store, 'ours'))
    await vi.waitFor(() => expect(store.state().version).toBe(5))
    expect(store.state()).toMatchObject({
      saving: 'clashes',
      clashes: [{ ours: '"Mine"', theirs: '"Somebody else’s"' }],
    })
  })

  it('[STUDIO-11] loses nothing of two or of a third to a choice, also after a reload in the middle of it', async () => {
    const keys = ['a', 'b', 'c'] as const
    const said = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) })
    const side = fc.constantFrom('ours', 'theirs')
    await fc.assert(
      fc.asyncProperty(fc.tuple(said, said, said, said), side, fc.boolean(), async (versions, chosen, isReloaded) => {
        const [base, ours, theirs, newest] = versions
        const { server, open } = shared(JSON.stringify(base))
        const first = open()
        first.store.edit('mine', { path, text: JSON.stringify(ours) })
        server.save(JSON.stringify(theirs))
        await first.store.saveNow()
        fc.pre(first.store.state().saving === 'clashes')
        server.save(JSON.stringify(newest))
        const { store, text } = isReloaded ? open() : first
        // Where it is not reloaded, the third is asked about once the two are settled.
        for (let times = 0; times < 3; times += 1) {
          store.choose(allOf(store, chosen))
          await store.saveNow()
          await store.catchUp()
        }
        expect(store.state()).toMatchObject({ saving: 'saved', version: server.version() })
        const settled = JSON.parse(text() ?? '') as typeof base
        for (const key of keys) {
          const isMine = ours[key] !== base[key] && newest[key] === base[key]
          const expected = ours[key] === base[key] ? newest[key] : isMine || chosen === 'ours' ? ours[key] : newest[key]
          if (isReloaded) expect(settled[key]).toBe(expected)
          else expect([ours[key], newest[key]]).toContain(settled[key])
        }
      }),
    )
  })
})

/** A draft that is saved by whoever names its newest version, and desks that have it open, one after the other in one browser. */
function shared(begun = file('One')) {
  let served: ServedDraft = { version: 3, files: new Map([[path, begun]]) }
  const put = (text: string) => {
    served = { version: served.version + 1, files: new Map([[path, text]]) }
  }
  const shelf = { text: null as string | null }
  function open() {
    const store = new DraftStore({
      ...{ draft: served, soonMs: 1_000_000, pauseMs: 1_000_000, newest: async () => served },
      shelf: { read: () => shelf.text, write: text => void Object.assign(shelf, { text }) },
      async save(version, [edit]) {
        if (version !== served.version) return { theirs: served }
        put(edit?.text ?? '')
        return { version: served.version }
      },
    })
    return { store, text: () => store.state().files.get(path) }
  }
  return { server: { save: put, version: () => served.version }, open }
}

const allOf = (store: DraftStore, side: Side) =>
  new Map(store.state().clashes.map(clash => [clashKey(clash), side] as const))
