import fc from 'fast-check'
import type { Json, JsonObject } from '../json.ts'

/** An item of a menu, as generated. */
export interface MenuItem extends JsonObject {
  id: string
  items: MenuItem[]
}

/** A file as generated: words, and items in lists in items. */
export interface Menus extends JsonObject {
  words: JsonObject
  menus: MenuItem[]
}

/** One thing that an editor does; numbers choose among what is there. */
export type MenuEdit =
  | { do: 'field'; item: number; field: string; value: Json | undefined }
  | { do: 'word'; name: string; value: string }
  | { do: 'remove'; item: number }
  | { do: 'move' | 'send'; item: number; place: number }
  | { do: 'add'; item: number; place: number; id: string }

const values = ['A', 'B', ['a', 'b'], { medical: ['active'] }, { src: 'a.svg', alt: '' }] as const
const anyValue = fc.constantFrom(...values).map(value => structuredClone(value) as Json)
const fields = ['title', 'target', 'showWhen', 'picture', 'places'] as const

/** Menus of a few items, some of them inside others. */
export const anyMenus: fc.Arbitrary<Menus> = fc
  .record({
    parents: fc.array(fc.nat(5), { minLength: 1, maxLength: 9 }),
    filled: fc.array(fc.subarray([...fields]), { minLength: 9, maxLength: 9 }),
    values: fc.array(anyValue, { minLength: 5, maxLength: 5 }),
  })
  .map(({ parents, filled, values: chosen }) => {
    const menus: Menus = { words: { greeting: 'Hello', farewell: 'Bye' }, menus: [] }
    for (const [index, parent] of parents.entries()) {
      const item: MenuItem = { id: `i${index}`, items: [] }
      for (const name of filled[index] ?? []) item[name] = structuredClone(chosen[fields.indexOf(name)] ?? null)
      const around = parent > 1 ? allItems(menus)[parent - 2] : undefined
      ;(around?.items ?? menus.menus).push(item)
    }
    return menus
  })

/** Edits of one person, whose new items have ids of their own. */
export const anyEdits = (person: string, names: readonly string[] = fields): fc.Arbitrary<MenuEdit[]> => {
  const item = fc.nat(9)
  const place = fc.nat(9)
  const one: fc.Arbitrary<MenuEdit> = fc.oneof(
    fc.record({
      do: fc.constant('field' as const),
      item,
      field: fc.constantFrom(...names),
      value: fc.option(anyValue, { nil: undefined }),
    }),
    fc.record({
      do: fc.constant('word' as const),
      name: fc.constantFrom('greeting', `of-${person}`),
      value: fc.constantFrom('A', 'B'),
    }),
    fc.record({ do: fc.constant('remove' as const), item }),
    fc.record({ do: fc.constantFrom('move' as const, 'send' as const), item, place }),
    fc.record({ do: fc.constant('add' as const), item, place, id: fc.constantFrom(`${person}1`, `${person}2`, 'new') }),
  )
  return fc.array(one, { minLength: 1, maxLength: 4 })
}

/** Menus after edits; the given ones are not altered. */
export function withEdits(menus: Menus, edits: readonly MenuEdit[]): Menus {
  const result = structuredClone(menus)
  for (const edit of edits) apply(result, edit)
  return result
}

function apply(menus: Menus, edit: MenuEdit): void {
  if (edit.do === 'word') {
    menus.words[edit.name] = edit.value
    return
  }
  const all = allItems(menus)
  const item = all[edit.item % Math.max(1, all.length)]
  const listOf = (wanted: MenuItem) => [menus.menus, ...all.map(each => each.items)].find(list => list.includes(wanted))
  const list = item && listOf(item)
  if (edit.do === 'add') {
    if (!all.some(({ id }) => id === edit.id)) put(item?.items ?? menus.menus, { id: edit.id, items: [] }, edit.place)
  } else if (!item || !list) return
  else if (edit.do === 'field') {
    if (edit.value === undefined) delete item[edit.field]
    else item[edit.field] = edit.value
  } else {
    list.splice(list.indexOf(item), 1)
    if (edit.do === 'move') put(list, item, edit.place)
    // Into any list that is still there: not one inside the item itself.
    const left = allItems(menus)
    if (edit.do === 'send') put(left[edit.place % Math.max(1, left.length)]?.items ?? menus.menus, item, 0)
  }
}

const put = (list: MenuItem[], item: MenuItem, place: number) => list.splice(place % (list.length + 1), 0, item)

/** Every item, at any depth, outermost first. */
export const allItems = ({ menus }: Menus): MenuItem[] => {
  const inside = (list: readonly MenuItem[]): MenuItem[] => list.flatMap(item => [item, ...inside(item.items)])
  return inside(menus)
}
