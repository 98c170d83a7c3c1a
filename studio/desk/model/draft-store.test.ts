import { describe, expect, it } from 'vitest'
import { desk, draft, file, path } from '../testing/desk.ts'
import { clashKey } from './clash.ts'
import type { ServedDraft } from './served-draft.ts'

describe('a draft on the desk', () => {
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
})
