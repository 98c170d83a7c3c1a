import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameJson } from '../json.ts'
import { allItems, anyEdits, anyMenus, type Menus, withEdits } from '../testing/edited-menus.ts'
import type { Clash } from './clash.ts'
import type { Decide, Side } from './decide.ts'
import { mergeFile } from './merge-file.ts'
import { mergeText } from './merge-text.ts'

const nameOf = ({ item, field, kind }: Parameters<Decide>[0]) => `${item} ${field} ${kind}`

/** Merges until nothing clashes: of each clash that is told, somebody says which side holds. */
function settled(versions: { base: string; ours: string; theirs: string }, say: (clash: Clash, index: number) => Side) {
  const said = new Map<string, Side>()
  const told: Clash[] = []
  for (let round = 0; round < 8; round += 1) {
    const { text, clashes } = mergeText(versions, clash => said.get(nameOf(clash)))
    if (clashes.length === 0) return { text, told, said }
    for (const clash of clashes) {
      said.set(nameOf(clash), say(clash, told.length))
      told.push(clash)
    }
  }
  throw new Error(`Still clashes: ${[...said.keys()].join()}`)
}

const text = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

describe('[STUDIO-11] [CONTENT-04] deciding field by field where two people did something else', () => {
  it('leaves no clash, has each item once, and each field as the side has it that holds', () => {
    const sides = fc.array(fc.constantFrom<Side>('ours', 'theirs'), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(anyMenus, anyEdits('o'), anyEdits('t'), sides, (menus, mine, other, sayings) => {
        const trees = { base: menus, ours: withEdits(menus, mine), theirs: withEdits(menus, other) }
        const versions = { base: text(trees.base), ours: text(trees.ours), theirs: text(trees.theirs) }
        const whole = mergeText(versions).clashes.some(({ item, field }) => item === '' && field === '')
        const result = settled(versions, (_, index) => sayings[index % sayings.length] ?? 'ours')
        const merged = JSON.parse(result.text) as Menus
        const ids = allItems(merged).map(({ id }) => id)
        expect(ids.length).toBe(new Set(ids).size)
        if (whole || result.told.some(({ kind }) => kind !== 'value')) return
        for (const clash of result.told) {
          const side = result.said.get(nameOf(clash)) ?? 'ours'
          const written = clash[side]
          const [now] = allItems(merged).filter(({ id }) => id === clash.item)
          if (!now || clash.field === '' || clash.field.includes(' / ')) continue
          const value = (now as unknown as Record<string, unknown>)[clash.field]
          expect(sameJson(value, written === undefined ? undefined : JSON.parse(written))).toBe(true)
        }
      }),
      { seed: 11, numRuns: 1_000 },
    )
  })

  const overlay = (...changes: object[]) => text({ changes })
  const set = (id: string, fields: object) => ({ change: 'set', id, fields })

  it('in what a brand changes: each field, and each item that one takes away and the other changes', () => {
    const base = overlay(set('a', { title: 'A', body: 'B' }))
    const ours = overlay(set('a', { title: 'Ours', body: 'Ours' }), { change: 'remove', id: 'b' })
    const theirs = overlay(set('a', { title: 'Theirs', body: 'Theirs' }), set('b', { title: 'Theirs' }))
    const say = ({ field, item }: Clash): Side => (item === 'b' || field.endsWith('title') ? 'theirs' : 'ours')
    expect(JSON.parse(settled({ base, ours, theirs }, say).text)).toEqual({
      changes: [set('a', { title: 'Theirs', body: 'Ours' }), set('b', { title: 'Theirs' })],
    })
    const mine = JSON.parse(settled({ base, ours, theirs }, () => 'ours').text)
    expect(mine).toEqual(JSON.parse(ours))
  })

  it('where a brand puts an item to two places', () => {
    const move = (before: string) => overlay({ change: 'move', id: 'a', before })
    const versions = { base: overlay(), ours: move('b'), theirs: move('c') }
    expect(settled(versions, () => 'theirs').text).toBe(move('c'))
    expect(settled(versions, () => 'ours').text).toBe(move('b'))
  })

  it('of a whole file, where one took it away or one version of it is no JSON', () => {
    const [base, changed] = [overlay(), overlay(set('a', {}))]
    const gone = { base, ours: undefined, theirs: changed }
    expect(mergeFile(gone, () => 'theirs')).toEqual({ text: changed, clashes: [] })
    expect(mergeFile(gone, () => 'ours')).toEqual({ text: undefined, clashes: [] })
    expect(mergeFile({ base, ours: undefined, theirs: undefined })).toEqual({ text: undefined, clashes: [] })
    expect(settled({ base, ours: '{', theirs: changed }, () => 'theirs').text).toBe(changed)
  })
})
