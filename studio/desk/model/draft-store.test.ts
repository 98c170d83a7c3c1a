import { describe, expect, it } from 'vitest'
import { clashKey } from './clash.ts'
import { DraftStore } from './draft-store.ts'
import type { Saved, ServedDraft } from './served-draft.ts'

const path = 'acme/home.json'
const file = (title: string, body = 'Text') =>
  `{ "set": { "a": { "id": "a", "title": "${title}", "body": "${body}" } } }\n`
const draft: ServedDraft = { version: 3, files: new Map([[path, file('One')]]) }

/** A store whose server answers as it is told, and whose shelf outlasts it. */
function desk(answers: (Saved | Error)[] = [], served = draft, shelf = { text: null as string | null }) {
  const sent: unknown[] = []
  const store = new DraftStore({
    draft: served,
    ...{ soonMs: 1_000_000, pauseMs: 1_000_000, retryMs: 1_000_000 },
    shelf: { read: () => shelf.text, write: text => void Object.assign(shelf, { text }) },
    save: async (version, edits) => {
      sent.push([version, ...edits.map(({ text }) => text)])
      const answer = answers.shift() ?? { version: version + 1 }
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const text = () => store.state().files.get(path)
  return { store, sent, shelf, text }
}

describe('a draft on the desk', () => {
  it('[STUDIO-10] is taken back and done again step by step, after a reload too', () => {
    const { store, text, shelf } = desk()
    // One word typed key by key is one step.
    for (const title of ['T', 'Tw', 'Two']) store.edit('title of a', { path, text: file(title) })
    store.edit('body of a', { path, text: file('Two', 'More') })
    store.undo()
    expect([text(), store.state().undo, store.state().redo]).toEqual([file('Two'), 'title of a', 'body of a'])
    const again = desk([], draft, shelf)
    expect(again.store.state().saving).toBe('waiting')
    again.store.redo()
    expect(again.text()).toBe(file('Two', 'More'))
    again.store.undo()
    again.store.undo()
    expect([again.text(), again.store.state().undo, again.store.state().saving]).toEqual([
      file('One'),
      undefined,
      'saved',
    ])
    again.store.edit('title of a', { path, text: file('Three') })
    expect(again.store.state().redo).toBeUndefined()
  })

  it('is saved once at a time, however many edits wait for a save: no step is lost to a version of its own', async () => {
    const { store, sent } = desk()
    store.edit('title of a', { path, text: file('Two') })
    const first = store.saveNow()
    const waiting: Promise<void>[] = []
    for (const title of ['Three', 'Four']) {
      store.oneStep(() => store.edit('title of a', { path, text: file(title) }))
      waiting.push(store.saveNow())
    }
    await Promise.all([first, ...waiting])
    expect(sent).toEqual([
      [3, file('Two')],
      [4, file('Four')],
    ])
    expect([store.state().saving, store.state().undo]).toEqual(['saved', 'title of a'])
  })

  it('takes several files back as one step, and what is made as one step apart from what is typed', () => {
    const other = 'acme/menus.json'
    const { store, shelf } = desk()
    const files = (of = store) => [path, other].map(each => of.state().files.get(each))
    store.edit('title of a', { path, text: file('Two') })
    store.oneStep(() => {
      store.edit('title of a', [
        { path, text: file('Three') },
        { path: other, text: '{}' },
      ])
      store.oneStep(() => store.edit('both', { path: other, text: '{ }' }))
    })
    store.edit('both', { path: other, text: '{  }' })
    store.undo()
    expect([files(), store.state().undo]).toEqual([[file('Three'), '{ }'], 'both'])
    const again = desk([], draft, shelf).store
    again.undo()
    expect([files(again), again.state().undo]).toEqual([[file('Two'), undefined], 'title of a'])
    again.redo()
    expect(files(again)).toEqual([file('Three'), '{ }'])
  })

  it('saves what is otherwise with the version that was seen, and what was typed meanwhile after it', async () => {
    const { store, sent } = desk()
    store.edit('title', { path, text: file('Two') })
    const saving = store.saveNow()
    store.edit('title', { path, text: file('Three') })
    await saving
    expect(store.state().saving).toBe('waiting')
    await store.saveNow()
    expect([sent, store.state().saving, store.state().version]).toEqual([
      [
        [3, file('Two')],
        [4, file('Three')],
      ],
      'saved',
      5,
    ])
    await store.saveNow()
    expect(sent).toHaveLength(2)
  })

  it('keeps edits that could not be sent, and sends them later', async () => {
    const { store, shelf, sent } = desk([new Error('no line')])
    store.edit('title', { path, text: file('Two') })
    await store.saveNow()
    expect(store.state().saving).toBe('failed')
    const later = desk([], draft, shelf)
    expect(later.text()).toBe(file('Two'))
    await later.store.saveNow()
    expect([later.store.state().saving, sent.length]).toEqual(['saved', 1])
  })

  it('takes what somebody else saved field by field, and asks where both said something else', async () => {
    const theirs = { version: 4, files: new Map([[path, file('One', 'Theirs')]]) }
    const apart = desk([{ theirs }])
    apart.store.edit('title', { path, text: file('Mine') })
    await apart.store.saveNow()
    expect([apart.text(), apart.store.state().clashes]).toEqual([file('Mine', 'Theirs'), []])
    await apart.store.saveNow()
    expect(apart.sent.at(-1)).toEqual([4, file('Mine', 'Theirs')])

    for (const side of ['ours', 'theirs'] as const) {
      const both = desk([{ theirs: { version: 4, files: new Map([[path, file('Yours')]]) } }])
      both.store.edit('title', { path, text: file('Mine') })
      await both.store.saveNow()
      expect(both.store.state()).toMatchObject({
        saving: 'clashes',
        clashes: [{ field: 'set / a / title', ours: '"Mine"', theirs: '"Yours"' }],
      })
      both.store.choose(new Map(both.store.state().clashes.map(clash => [clashKey(clash), side])))
      await both.store.saveNow()
      expect([both.text(), both.store.state().saving]).toEqual([file(side === 'ours' ? 'Mine' : 'Yours'), 'saved'])
    }
  })

  it('after a reload has its own edits over what somebody else saved meanwhile', () => {
    const mine = desk()
    mine.store.edit('title', { path, text: file('Mine') })
    const later = { version: 9, files: new Map([[path, file('One', 'Theirs')]]) }
    expect(desk([], later, mine.shelf).text()).toBe(file('Mine', 'Theirs'))
  })

  it('[STUDIO-11] lets somebody choose field by field, also after a reload and with what was typed meanwhile', async () => {
    const menus = 'acme/menus.json'
    const begun: ServedDraft = { version: 3, files: new Map([...draft.files, [menus, '{ "x": 1 }']]) }
    const theirs = {
      version: 4,
      files: new Map([
        [path, file('Theirs', 'Theirs')],
        [menus, '{ "x": 2 }'],
      ]),
    }
    const first = desk([{ theirs }], begun)
    first.store.edit('all', { path, text: file('Mine', 'Mine') })
    await first.store.saveNow()
    first.store.edit('title of a', { path, text: file('Mine, later', 'Mine') })
    expect(first.store.state().clashes.map(({ field, ours }) => [field, ours])).toEqual([
      ['set / a / title', '"Mine, later"'],
      ['set / a / body', '"Mine"'],
    ])

    const { store, sent, text } = desk([], theirs, first.shelf)
    const [title, body] = store.state().clashes
    expect([store.state().saving, title?.ours, body?.theirs]).toEqual(['clashes', '"Mine, later"', '"Theirs"'])
    await store.saveNow()
    expect(sent).toEqual([])
    const say = (clash: typeof title) => (clash ? clashKey(clash) : '')
    // One that is left keeps everything waiting.
    store.choose(new Map([[say(title), 'ours']]))
    expect(store.state().clashes.map(({ field }) => field)).toEqual(['set / a / body'])
    store.choose(
      new Map([
        [say(title), 'ours'],
        [say(body), 'theirs'],
      ]),
    )
    await store.saveNow()
    expect([text(), store.state().files.get(menus), store.state().saving]).toEqual([
      file('Mine, later', 'Theirs'),
      '{ "x": 2 }',
      'saved',
    ])
  })

  it('asks nothing once both say the same, and keeps steps beside what somebody else touched', async () => {
    const menus = 'acme/menus.json'
    const { store, text } = desk([{ theirs: { version: 4, files: new Map([[path, file('Yours', 'Theirs')]]) } }])
    store.edit('menus', { path: menus, text: '{}' })
    store.edit('title', { path, text: file('Mine') })
    await store.saveNow()
    expect([store.state().saving, store.state().undo]).toEqual(['clashes', 'title'])
    // What is as it was at first takes what they say.
    store.edit('title', { path, text: file('One', 'Theirs') })
    expect([store.state().saving, store.state().clashes, text()]).toEqual(['waiting', [], file('Yours', 'Theirs')])
  })

  it('[STUDIO-10] loses no edit that may not be saved, says why, and does not send it again by itself', async () => {
    const { store, sent } = desk([{ refused: 'Your role does not allow this.' }])
    store.edit('title', { path, text: file('Two') })
    await store.saveNow()
    expect(store.state()).toMatchObject({ saving: 'refused', refused: 'Your role does not allow this.' })
    expect([store.state().files.get(path), sent.length]).toEqual([file('Two'), 1])
    // Whoever goes on typing asks again.
    store.edit('title', { path, text: file('Three') })
    await store.saveNow()
    expect(store.state()).toMatchObject({ saving: 'saved', refused: undefined })
  })

  it('[STUDIO-10] takes back a step, and does it again, after somebody else has saved beside it', async () => {
    const { store, text } = desk([{ theirs: { version: 4, files: new Map([[path, file('One', 'Theirs')]]) } }])
    store.edit('title', { path, text: file('Mine, and longer') })
    await store.saveNow()
    expect([store.state().undo, text()]).toEqual(['title', file('Mine, and longer', 'Theirs')])
    store.undo()
    expect([store.state().redo, text()]).toEqual(['title', file('One', 'Theirs')])
  })

  it('[STUDIO-10] takes back no step whose text stands under one that is lost', async () => {
    const menus = 'acme/menus.json'
    const served = { version: 3, files: new Map([...draft.files, [menus, '{ "a": 1 }']]) }
    const theirs = { version: 4, files: new Map([...draft.files, [menus, '{ "a": 2 }']]) }
    const { store, text } = desk([{ theirs }], served)
    store.edit('title', { path, text: file('A longer title') })
    store.edit('both', [
      { path, text: file('Another') },
      { path: menus, text: '{ "a": 1, "b": 1 }' },
    ])
    await store.saveNow()
    expect([text(), store.state().undo]).toEqual([file('Another'), undefined])
  })

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
})
