import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change, Overlay } from '../../schema/generated/manifests.ts'
import type { JsonObject } from '../json.ts'
import { applyOverlay } from './apply-overlay.ts'
import { findItem, itemIds } from './items.ts'
import type { Mistake } from './mistake.ts'
import { Places } from './places.ts'

const base = (): JsonObject => ({
  menus: [
    {
      id: 'primary',
      items: [
        { id: 'home', title: 'Home', target: '/home' },
        {
          id: 'benefits',
          title: 'Benefits',
          target: '/benefits',
          showWhen: { medical: ['active'] },
          items: [
            { id: 'medical', title: 'Medical', target: '/medical' },
            { id: 'dental', title: 'Dental', target: '/dental', locked: ['present'] },
          ],
        },
        { id: 'claims', title: 'Claims', target: '/claims' },
      ],
    },
  ],
})

function merged(overlay: Overlay, on: JsonObject = base()) {
  const mistakes: Mistake[] = []
  const root = applyOverlay('menus', on, overlay, new Places(), mistake => mistakes.push(mistake))
  return { root, ids: itemIds(root), mistakes }
}
const changed = (...changes: Change[]) => merged({ changes })

describe('applyOverlay', () => {
  it('sets, adds, moves and removes items at any depth', () => {
    const { ids, mistakes, root } = changed(
      { change: 'set', id: 'medical', fields: { title: 'Medicine' } },
      { change: 'add', into: 'benefits', item: { id: 'vision', title: 'Vision', target: '/vision' } },
      { change: 'add', after: 'home', item: { id: 'news', title: 'News', target: '/news' } },
      { change: 'move', id: 'claims', before: 'home' },
      { change: 'remove', id: 'medical' },
    )
    expect(mistakes).toEqual([])
    expect(ids).toEqual(['primary', 'claims', 'home', 'news', 'benefits', 'dental', 'vision'])
    expect(JSON.stringify(root)).not.toContain('Medicine')
  })

  it.each(['benefits', 'medical'])(
    '[CHECK-11] says that an item cannot be moved beside itself or what it holds: %s',
    id => {
      for (const field of ['before', 'after']) {
        const { ids, mistakes } = changed({ change: 'move', id: 'benefits', [field]: id })
        expect(mistakes).toMatchObject([{ found: `"${field}": "${id}", which is the item itself or inside of it` }])
        expect(ids).toEqual(itemIds(base()))
      }
    },
  )

  it('moves an item to the end of another list, one that is not there yet too, but not into itself or nowhere', () => {
    const { root, mistakes } = changed({ change: 'move', id: 'medical', into: 'claims' })
    expect(mistakes).toEqual([])
    expect(findItem(root, 'medical')?.owner.id).toBe('claims')
    for (const into of ['benefits', 'nowhere']) {
      const wrong = changed({ change: 'move', id: 'benefits', into })
      expect(wrong.mistakes.map(({ found }) => found)).toEqual([`"into": "${into}"`])
      expect(wrong.ids).toEqual(itemIds(base()))
    }
  })

  it('leaves base as it is', () => {
    const original = base()
    merged({ changes: [{ change: 'remove', id: 'home' }], set: { extra: {} } }, original)
    expect(original).toEqual(base())
  })

  it('replaces a condition whole, and takes a field away with null', () => {
    const showWhen = (fields: Record<string, unknown>) =>
      JSON.stringify(changed({ change: 'set', id: 'benefits', fields }).root.menus)
    expect(showWhen({ showWhen: { dental: ['active'] } })).toContain('"showWhen":{"dental":["active"]}')
    expect(showWhen({ showWhen: null })).not.toContain('showWhen')
    const conditions = merged(
      { set: { conditions: { covered: { when: { dental: ['active'] } } } } },
      { conditions: { covered: { description: 'Covered', when: { all: [] } }, other: {} } },
    )
    expect(conditions.root).toEqual({
      conditions: { covered: { description: 'Covered', when: { dental: ['active'] } }, other: {} },
    })
  })

  it.each<[string, Change, string]>([
    ['a locked item', { change: 'remove', id: 'dental' }, '"remove" of "dental"'],
    ['an item that holds a locked one', { change: 'remove', id: 'benefits' }, '"remove" of "benefits"'],
  ])('does not remove %s', (_, change, found) => {
    const { mistakes, ids } = changed(change)
    expect(mistakes.map(mistake => mistake.found)).toEqual([expect.stringContaining(found)])
    expect(ids).toEqual(itemIds(base()))
  })

  it('does not unlock an item', () => {
    expect(changed({ change: 'set', id: 'dental', fields: { locked: null } }).mistakes).toHaveLength(1)
  })

  it('gives the same whatever the order of changes to different items', () => {
    const independent: Change[] = [
      { change: 'set', id: 'home', fields: { title: 'Start' } },
      { change: 'set', id: 'dental', fields: { title: 'Teeth' } },
      { change: 'remove', id: 'medical' },
      { change: 'add', into: 'claims', item: { id: 'eobs', title: 'EOBs', target: '/eobs' } },
      { change: 'set', id: 'benefits', fields: { showWhen: null } },
    ]
    const expected = changed(...independent).root
    fc.assert(
      fc.property(fc.shuffledSubarray(independent, { minLength: independent.length }), shuffled => {
        expect(changed(...shuffled).root).toEqual(expected)
      }),
    )
  })

  it('changes nothing when it is empty, and nothing more when sets are repeated', () => {
    expect(merged({}).root).toEqual(base())
    const set: Change = { change: 'set', id: 'home', fields: { title: 'Start' } }
    expect(changed(set, set).root).toEqual(changed(set).root)
  })
})
