import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameJson } from '../json.ts'
import { allItems, anyEdits, anyMenus, type MenuItem, type Menus, withEdits } from '../testing/edited-menus.ts'
import type { Clash } from './clash.ts'
import { mergeText } from './merge-text.ts'

/**
 * How often each property is tried: together 10,000 pairs of edits, always the same ones, so that nobody's work waits for a find of
 * chance. MERGE_PAIRS=200000 tries so many others, and a failure names their seed and path.
 */
const asked = Number(process.env.MERGE_PAIRS ?? 0)
const pairs = (usual: number) => (asked > 0 ? { numRuns: asked } : { seed: 7, numRuns: usual })

const forms = [
  (value: Menus) => `${JSON.stringify(value, undefined, 2)}\n`,
  (value: Menus) => JSON.stringify(value, undefined, 4).replaceAll('\n', '\r\n'),
  (value: Menus) => JSON.stringify(value),
] as const

const anyForm = fc.constantFrom(...forms)

/** What a version says, by item: its fields, the list that holds it, the items around it, and the order of each list. */
function saidBy(menus: Menus) {
  const items = new Map<string, { fields: MenuItem; list: string; around: string[] }>()
  const orders = new Map<string, string[]>()
  const walk = (list: readonly MenuItem[], around: string[]) => {
    orders.set(
      around.at(-1) ?? '',
      list.map(({ id }) => id),
    )
    for (const item of list) {
      items.set(item.id, { fields: { ...item, items: [] }, list: around.at(-1) ?? '', around })
      walk(item.items, [...around, item.id])
    }
  }
  walk(menus.menus, [])
  return { items, orders, words: menus.words }
}

type Said = ReturnType<typeof saidBy>

/** Edits of one side that the result does not have and no clash names. */
function lostEdits(
  base: Said,
  side: Said,
  result: Said,
  clashes: readonly Clash[],
  versions: readonly Said[],
): string[] {
  const named = new Set(clashes.map(({ item }) => item))
  const isNamed = (id: string) =>
    named.has(id) || versions.some(({ items }) => items.get(id)?.around.some(around => named.has(around)))
  const lost: string[] = []
  for (const id of new Set([...base.items.keys(), ...side.items.keys()])) {
    if (isNamed(id)) continue
    const [before, after, merged] = [base.items.get(id), side.items.get(id), result.items.get(id)]
    if (!before !== !after && !after !== !merged) lost.push(`whether ${id} is there`)
    if (before && after && merged && before.list !== after.list && merged.list !== after.list)
      lost.push(`list of ${id}`)
    if (!after || !merged) continue
    for (const field of new Set([...Object.keys(before?.fields ?? {}), ...Object.keys(after.fields)]))
      if (!sameJson(before?.fields[field], after.fields[field]) && !sameJson(after.fields[field], merged.fields[field]))
        lost.push(`${field} of ${id}`)
  }
  const isWordNamed = (name: string) => clashes.some(({ item, field }) => item === '' && field === `words / ${name}`)
  for (const name of Object.keys(side.words))
    if (side.words[name] !== base.words[name] && side.words[name] !== result.words[name] && !isWordNamed(name))
      lost.push(`word ${name}`)
  return lost
}

/** Pairs of items of one list that a side turned round and the result did not, unless a clash names one. */
function lostOrders(base: Said, ours: Said, theirs: Said, result: Said, clashes: readonly Clash[]): string[] {
  const named = new Set(clashes.map(({ item }) => item))
  return [...result.orders].flatMap(([list, order]) => {
    const lists = [base, ours, theirs].map(({ orders }) => orders.get(list) ?? [])
    const common = order.filter(id => lists.every(each => each.includes(id)) && !named.has(id))
    return common.flatMap((a, index) =>
      common.slice(index + 1).flatMap(b => {
        const [was, here, there] = lists.map(each => each.indexOf(a) < each.indexOf(b))
        return (here === was ? there : here) ? [] : [`${a} before ${b}`]
      }),
    )
  })
}

const parse = (text: string): Menus => JSON.parse(text)
const trimmed = (text: string) => text.split('\n').map(line => line.trim().replace(/,$/, ''))

it('[CONTENT-05] loses no edit silently, is the same from both sides, and writes nothing that nobody wrote', () => {
  fc.assert(
    fc.property(anyMenus, anyEdits('o'), anyEdits('t'), anyForm, (menus, mine, other, form) => {
      const [base, ours, theirs] = [menus, withEdits(menus, mine), withEdits(menus, other)].map(form)
      if (base === undefined || ours === undefined || theirs === undefined) return
      const { text, clashes } = mergeText({ base, ours, theirs })
      const versions = [base, ours, theirs].map(version => saidBy(parse(version)))
      const [before, here, there] = versions
      const result = saidBy(parse(text))
      if (!before || !here || !there) return
      expect(lostEdits(before, here, result, clashes, versions)).toEqual([])
      expect(lostEdits(before, there, result, clashes, versions)).toEqual([])
      expect(lostOrders(before, here, there, result, clashes)).toEqual([])
      const ids = allItems(parse(text)).map(({ id }) => id)
      if (clashes.length === 0) expect(ids.length).toBe(new Set(ids).size)
      const turned = mergeText({ base, ours: theirs, theirs: ours })
      expect(turned.clashes.length > 0).toBe(clashes.length > 0)
      if (clashes.length === 0) expect(turned.text).toBe(text)
      if (form === forms[2]) return
      const written = new Set([base, ours, theirs].flatMap(trimmed))
      // What closes a list that has become empty is nobody's line.
      expect(trimmed(text).filter(line => !written.has(line) && !/[[\]{}]$/.test(line))).toEqual([])
    }),
    pairs(8_000),
  )
})

it('[CONTENT-05] gives the same bytes when only one, or both alike, changed anything', () => {
  fc.assert(
    fc.property(anyMenus, anyEdits('o'), anyForm, (menus, edits, form) => {
      const [base, changed] = [form(menus), form(withEdits(menus, edits))]
      for (const versions of [
        { ours: changed, theirs: base },
        { ours: base, theirs: changed },
        { ours: changed, theirs: changed },
      ])
        expect(mergeText({ base, ...versions })).toEqual({ text: changed, clashes: [] })
    }),
    pairs(200),
  )
})

it('[CONTENT-05] merges edits of different fields and new items without asking, as if one came after the other', () => {
  const isEdit = ({ do: what }: { do: string }) => what === 'field' || what === 'add'
  const byFields = (person: string, names: readonly string[]) =>
    anyEdits(person, names).map(edits =>
      edits.filter(isEdit).map(edit => (edit.do === 'add' && edit.id === 'new' ? { ...edit, id: `${person}3` } : edit)),
    )
  fc.assert(
    fc.property(
      anyMenus,
      byFields('o', ['title', 'places']),
      byFields('t', ['target', 'showWhen', 'picture']).map(edits => edits.filter(edit => edit.do === 'field')),
      anyForm,
      (menus, mine, other, form) => {
        const [base, ours, theirs] = [form(menus), form(withEdits(menus, mine)), form(withEdits(menus, other))]
        const { text, clashes } = mergeText({ base, ours, theirs })
        expect(clashes).toEqual([])
        expect(parse(text)).toEqual(withEdits(withEdits(menus, other), mine))
      },
    ),
    pairs(2_000),
  )
})
