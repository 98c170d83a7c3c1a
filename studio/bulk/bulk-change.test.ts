import { parse } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { DraftStore } from '../desk/model/draft-store.ts'
import type { Files } from '../desk/model/surface.ts'
import { type BulkChange, bulkChange, type Picked } from './bulk-change.ts'
import { effectsOf } from './effects-of.ts'

const base = `{
  // Kept as it is.
  "items": [
    { "id": "one", "block": "info-banner", "title": "One", "body": "Text" },
    { "id": "two", "block": "info-banner", "title": "Two", "body": "Text", "until": "2026-03-31" }
  ]
}
`
const own =
  '{ "changes": [{ "change": "add", "item": { "id": "three", "block": "info-banner", "title": "Three", "body": "Text" } }] }\n'
const files: Files = new Map([
  ['base/home.json', base],
  [
    'base/menus.json',
    `{ "menus": [{ "id": "primary", "items": [
      { "id": "list", "title": "Claims", "target": "/claims", "variants": [{ "when": { "session": ["none"] }, "target": "/claims" }] },
      { "id": "help", "title": "Help", "target": "/help" }
    ] }] }`,
  ],
  ['acme/brand.json', '{}'],
  ['acme/home.json', own],
  ['best/brand.json', '{}'],
])
const at = (brand: string, id: string): Picked => ({ brand, surface: 'home', id })
const told = (picked: readonly Picked[], change: BulkChange) => {
  const { files: after, edits, refused } = bulkChange(files, picked, change)
  return {
    edits: edits.map(({ path }) => path),
    refused: refused.map(({ id, reason }) => `${id}: ${reason}`),
    effects: effectsOf(files, after).map(
      ({ id, what, brands, fields }) =>
        `${id} ${what} in ${brands.join()}${fields.map(({ field, before, after: now }) => `; ${field} ${JSON.stringify(before)} -> ${JSON.stringify(now)}`).join('')}`,
    ),
  }
}

describe('one change of many items', () => {
  it('[STUDIO-16] is listed first, with everything that it reaches, before and after', () => {
    const day = { do: 'set', field: 'until', value: '2026-12-31' } as const
    expect(told([at('base', 'one'), at('base', 'two'), at('acme', 'three')], day)).toEqual({
      edits: ['base/home.json', 'acme/home.json'],
      refused: [],
      effects: [
        'one changed in base,acme,best; until undefined -> "2026-12-31"',
        'two changed in base,acme,best; until "2026-03-31" -> "2026-12-31"',
        'three changed in acme; until undefined -> "2026-12-31"',
      ],
    })
    expect(told([at('acme', 'two'), at('best', 'two')], { do: 'clear', field: 'until' })).toEqual({
      edits: ['acme/home.json', 'best/home.json'],
      refused: [],
      effects: ['two changed in acme,best; until "2026-03-31" -> undefined'],
    })
  })

  it('[STUDIO-16] leads elsewhere, removes and adds in several brands, and says where it cannot', () => {
    const entries = ['list', 'help'].map((id): Picked => ({ brand: 'best', surface: 'menus', id }))
    expect(told(entries, { do: 'lead', from: '/claims', to: '/eobs' })).toEqual({
      edits: ['best/menus.json'],
      refused: ['help: Nothing in it leads to /claims.'],
      effects: [
        'list changed in best; target "/claims" -> "/eobs"; variants ' +
          '[{"when":{"session":["none"]},"target":"/claims"}] -> [{"when":{"session":["none"]},"target":"/eobs"}]',
      ],
    })
    expect(told([at('acme', 'two'), at('best', 'two')], { do: 'remove' }).effects).toEqual(['two removed in acme,best'])
    expect(told([at('acme', 'three')], { do: 'copy', brands: ['best', 'acme'] })).toEqual({
      edits: ['best/home.json'],
      refused: ['three: acme has an item three already.'],
      effects: ['three added in best'],
    })
    expect(told([at('base', 'one')], { do: 'clear', field: 'title' }).refused).toEqual([
      'one: It has to have the field “title”.',
    ])
  })

  it('[STUDIO-16] is one step of undo over all of its files, and leaves the rest of each as it was written', () => {
    const store = new DraftStore({
      draft: { version: 1, files },
      shelf: { read: () => null, write: () => undefined },
      save: async version => ({ version: version + 1 }),
      ...{ soonMs: 1_000_000, pauseMs: 1_000_000, retryMs: 1_000_000 },
    })
    const picked = [at('base', 'one'), at('acme', 'three')]
    const { edits } = bulkChange(files, picked, { do: 'set', field: 'from', value: '2026-12-01' })
    store.oneStep(() => store.edit('First day of 2 items', edits))
    const now = store.state().files
    expect(now.get('base/home.json')).toContain('// Kept as it is.')
    expect(parse(now.get('acme/home.json') ?? '')).toMatchObject({ changes: [{ item: { from: '2026-12-01' } }] })
    store.undo()
    expect([...store.state().files]).toEqual([...files])
    expect(store.state().undo).toBeUndefined()
  })
})
