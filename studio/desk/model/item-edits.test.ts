import { describe, expect, it } from 'vitest'
import { isJsonObject } from '../../../engine/json.ts'
import { addItem, type FileEdit, goBack, removeItem, saysItself, setField } from './item-edits.ts'
import { nodeOf, treeOf } from './item-tree.ts'
import { moveItem } from './moves.ts'
import { type Files, surfaceOf } from './surface.ts'

const base = `{
  "menus": [
    {
      "id": "primary",
      "items": [
        { "id": "home", "title": "Home", "target": "/home" },
        { "id": "claims", "title": "Claims", "target": "/claims" },
        { "id": "help", "title": "Help", "target": "/help" }
      ]
    }
  ]
}
`
const files: Files = new Map([['base/menus.json', base]])
const spot = (of: Files, brand = 'acme') => ({ files: of, brand, surface: 'menus' as const })
const made = (of: Files, { path, text }: FileEdit): Files => {
  const next = new Map(of)
  if (text === null) next.delete(path)
  else next.set(path, text)
  return next
}
const entries = (of: Files, brand = 'acme') => {
  const { items } = treeOf('menus', surfaceOf(of, brand, 'menus'))
  return (nodeOf(items, 'primary')?.children ?? []).map(({ id, name }) => `${id}: ${name}`)
}
const primary = (of: Files, brand = 'acme') => {
  const list = nodeOf(treeOf('menus', surfaceOf(of, brand, 'menus')).items, 'primary')?.lists[0]
  if (!list) throw new Error('The menu has no list')
  return list
}

describe('edits of items', () => {
  it('say a field for one brand, and take it back to the byte', () => {
    const renamed = made(files, setField(spot(files), 'claims', 'title', 'My claims'))
    expect(entries(renamed)).toEqual(['home: Home', 'claims: My claims', 'help: Help'])
    expect(renamed.get('base/menus.json')).toBe(base)
    expect(saysItself(spot(renamed), 'claims', 'title')).toBe(true)
    expect(saysItself(spot(renamed), 'claims', 'target')).toBe(false)
    const both = made(renamed, setField(spot(renamed), 'claims', 'newTab', true))
    expect(JSON.parse(both.get('acme/menus.json') ?? '').changes).toEqual([
      { change: 'set', id: 'claims', fields: { title: 'My claims', newTab: true } },
    ])
    expect(made(both, goBack(spot(both), 'claims', 'newTab'))).toEqual(renamed)
    // What base says already is no change of the brand.
    expect(made(renamed, setField(spot(renamed), 'claims', 'title', 'Claims'))).toEqual(files)
  })

  it('change what they are about in a text, and leave the rest as somebody wrote it', () => {
    const renamed = made(files, setField(spot(files, 'base'), 'help', 'title', 'Help & contact'))
    expect(renamed.get('base/menus.json')).toBe(base.replace('"Help"', '"Help & contact"'))
  })

  it.each(['acme', 'base'])('add, move and remove an item in %s, each as one edit', brand => {
    const item = { id: 'news', title: 'News', target: '/news' }
    const added = made(files, addItem(spot(files, brand), primary(files, brand), item, 'home'))
    expect(entries(added, brand)).toEqual(['home: Home', 'news: News', 'claims: Claims', 'help: Help'])
    const moved = made(added, moveItem(spot(added, brand), 'claims', { before: 'home' }))
    expect(entries(moved, brand)).toEqual(['claims: Claims', 'home: Home', 'news: News', 'help: Help'])
    const down = made(moved, moveItem(spot(moved, brand), 'claims', { after: 'help' }))
    expect(entries(down, brand)).toEqual(['home: Home', 'news: News', 'help: Help', 'claims: Claims'])
    const renamed = made(down, setField(spot(down, brand), 'news', 'title', 'Newest'))
    expect(entries(renamed, brand)).toContain('news: Newest')
    const without = made(renamed, removeItem(spot(renamed, brand), 'news'))
    expect(entries(without, brand)).toEqual(['home: Home', 'help: Help', 'claims: Claims'])
    const fewer = made(without, removeItem(spot(without, brand), 'claims'))
    expect(entries(fewer, brand)).toEqual(['home: Home', 'help: Help'])
  })

  it('what stands beside an item of the brand that is removed takes its place', () => {
    const item = (id: string) => ({ id, title: id, target: '/news' })
    const one = made(files, addItem(spot(files), primary(files), item('one'), 'home'))
    const two = made(one, addItem(spot(one), primary(one), item('two'), 'one'))
    const left = made(two, removeItem(spot(two), 'one'))
    expect(entries(left)).toEqual(['home: Home', 'two: two', 'claims: Claims', 'help: Help'])
    expect(JSON.parse(left.get('acme/menus.json') ?? '').changes).toEqual([
      { change: 'add', after: 'home', item: item('two') },
    ])
  })

  it('every item of every list knows its kind, from the schema alone', () => {
    const { items, lists } = treeOf('home', {
      items: [{ id: 'note', block: 'info-banner', column: 'full', title: 'Closed', body: 'Today' }],
    })
    expect(items.map(({ id, name, schema }) => [id, name, schema.description])).toEqual([
      ['note', 'Closed', 'A notice.'],
    ])
    expect(lists[0]?.kinds.map(({ name }) => name)).toContain('welcome-banner')
    expect(isJsonObject(items[0]?.value)).toBe(true)
  })
})
