import { describe, expect, it } from 'vitest'
import { desk, draft, file, path } from '../testing/desk.ts'

describe('steps of undo over a draft', () => {
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

  it('[STUDIO-10] takes back a step, and does it again, after somebody else has saved beside it', async () => {
    const { store, text } = desk([{ theirs: { version: 4, files: new Map([[path, file('One', 'Theirs')]]) } }])
    store.edit('title', { path, text: file('Mine, and longer') })
    await store.saveNow()
    expect([store.state().undo, text()]).toEqual(['title', file('Mine, and longer', 'Theirs')])
    store.undo()
    expect([store.state().redo, text()]).toEqual(['title', file('One', 'Theirs')])
  })

  it('[STUDIO-10] takes back steps next to what somebody else has saved, in every file that they changed', async () => {
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
    const texts = () => [text(), store.state().files.get(menus)]
    expect(texts()).toEqual([file('Another'), '{ "a": 2, "b": 1 }'])
    store.undo()
    expect(texts()).toEqual([file('A longer title'), '{ "a": 2 }'])
    store.undo()
    expect(texts()).toEqual([file('One'), '{ "a": 2 }'])
    store.redo()
    store.redo()
    expect(texts()).toEqual([file('Another'), '{ "a": 2, "b": 1 }'])
  })

  it('[STUDIO-10] says which step it cannot take back, after a reload too, and goes on with the one before it', async () => {
    const menus = 'acme/menus.json'
    const theirs = { version: 6, files: new Map([[path, file('Two', 'Theirs')]]) }
    const first = desk([{ version: 4 }, { version: 5 }, { theirs }, { version: 7 }])
    first.store.edit('title of a', { path, text: file('Two') })
    await first.store.saveNow()
    first.store.edit('body of a', { path, text: file('Two', 'Mine') })
    await first.store.saveNow()
    first.store.edit('menus', { path: menus, text: '{}' })
    await first.store.saveNow()
    await first.store.saveNow()

    const { store, text } = desk([], { version: 7, files: new Map([...theirs.files, [menus, '{}']]) }, first.shelf)
    expect(store.undo()).toBeUndefined()
    expect([store.state().undo, store.undo(), text()]).toEqual(['body of a', 'body of a', file('Two', 'Theirs')])
    expect([store.state().undo, store.undo(), text()]).toEqual(['title of a', undefined, file('One', 'Theirs')])
    store.redo()
    expect([text(), store.state().redo]).toEqual([file('Two', 'Theirs'), 'menus'])
  })
})
