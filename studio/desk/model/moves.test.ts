import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameJson } from '../../../engine/json.ts'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { shippedFiles } from '../testing/shipped-files.ts'
import type { FileEdit, Spot } from './item-edits.ts'
import { type ItemNode, nodeOf } from './item-tree.ts'
import { listAt, listsFor, moveItem, type Place, treeAt } from './moves.ts'
import { neighbourOf, placeTowards, type Way } from './places-around.ts'
import type { Files } from './surface.ts'

const brands = [...new Set([...shippedFiles.keys()].map(path => path.replace(/\/.*/, '')))]
const made = (files: Files, { path, text }: FileEdit): Files => {
  const next = new Map(files)
  if (text === null) next.delete(path)
  else next.set(path, text)
  return next
}
const flat = (items: readonly ItemNode[]): ItemNode[] => items.flatMap(item => [item, ...flat(item.children)])

const base = `{
  "menus": [
    {
      "id": "primary",
      "items": [
        { "id": "home", "title":   "Home" },
        {
          "id": "benefits", "title": "Benefits", "target": "/benefits",
          "items": [{ "id": "dental", "title":  "Dental" }]
        },
        { "id": "help", "title": "Help", "target": "/help" }
      ]
    }
  ]
}
`
const spotOf = (brand: string, files: Files = new Map([['base/menus.json', base]])): Spot => ({
  ...{ files, brand, surface: 'menus' },
})
const outline = (spot: Spot) => {
  const each = ({ id, children }: ItemNode): string =>
    children.length > 0 ? `${id}(${children.map(each).join(' ')})` : id
  return treeAt(spot).items.map(each).join(' ')
}

describe('[STUDIO-09] moving an item', () => {
  it.each(brands)('in %s puts it at every place that it can stand, changes nothing else, and goes back', brand => {
    const all = surfaces.flatMap(surface => {
      const tree = treeAt({ files: shippedFiles, brand, surface })
      return flat(tree.items)
        .filter(({ list }) => list !== undefined)
        .map(({ id }): [Surface, string] => [surface, id])
    })
    const some = fc.tuple(fc.constantFrom(...all), fc.nat(), fc.nat(), fc.constantFrom('before', 'after', 'into'))
    fc.assert(
      fc.property(some, ([[surface, id], ofList, ofItem, how]) => {
        const spot: Spot = { files: shippedFiles, brand, surface }
        const tree = treeAt(spot)
        const node = nodeOf(tree.items, id)
        const lists = node ? listsFor(tree, node) : []
        const list = lists[ofList % lists.length]
        if (!node || !list) throw new Error(`${id} stands in no list`)
        const others = list.ids.filter(other => other !== id)
        const beside = others[ofItem % Math.max(others.length, 1)]
        const place: Place =
          how === 'into' || beside === undefined
            ? { into: list }
            : how === 'before'
              ? { before: beside }
              : { after: beside }
        const moved = treeAt({ ...spot, files: made(shippedFiles, moveItem(spot, id, place)) })
        const index = 'into' in place ? others.length : others.indexOf(beside ?? '') + (how === 'after' ? 1 : 0)
        const now = nodeOf(moved.items, id)
        expect(now?.list?.ids).toEqual(others.toSpliced(index, 0, id))
        expect([now?.list?.owner, now?.list?.field]).toEqual([list.owner, list.field])
        expect(sameJson(now?.value, node.value)).toBe(true)
        expect(
          flat(moved.items)
            .map(each => each.id)
            .toSorted(),
        ).toEqual(
          flat(tree.items)
            .map(each => each.id)
            .toSorted(),
        )
      }),
      { numRuns: 150 },
    )
  })

  it('in base moves what is written, as it is written', () => {
    const spot = spotOf('base')
    const { text } = moveItem(spot, 'home', { after: 'dental' })
    expect(text).toBe(
      base
        .replace('        { "id": "home", "title":   "Home" },\n', '')
        .replace('"Dental" }]', '"Dental" }, { "id": "home", "title":   "Home" }]'),
    )
    const far = moveItem(spot, 'benefits', { before: 'home' })
    const back = moveItem(spotOf('base', made(spot.files, far)), 'benefits', { after: 'home' })
    expect([far.text === base, back.text]).toEqual([false, base])
  })

  it('in a brand says where it stands, and nothing once it stands where base has it', () => {
    const spot = spotOf('acme')
    const far = moveItem(spot, 'help', { into: listAt(treeAt(spot), { after: 'dental' }) ?? fail() })
    expect(JSON.parse(far.text ?? '').changes).toEqual([{ change: 'move', id: 'help', after: 'dental' }])
    const files = made(spot.files, far)
    expect(outline(spotOf('acme', files))).toBe('primary(home benefits(dental help))')
    const empty = nodeOf(treeAt(spotOf('acme', files)).items, 'home')?.lists[0] ?? fail()
    const into = moveItem(spotOf('acme', files), 'help', { into: empty })
    expect(JSON.parse(into.text ?? '').changes).toEqual([{ change: 'move', id: 'help', into: 'home.items' }])
    expect(outline(spotOf('acme', made(files, into)))).toBe('primary(home(help) benefits(dental))')
    const back = moveItem(spotOf('acme', made(files, into)), 'help', { after: 'benefits' })
    expect([...made(files, back)]).toEqual([...spot.files])
  })

  it.each<[Way, string, string]>([
    ['up', 'help', 'primary(home help benefits(dental))'],
    ['up', 'home', 'primary(home benefits(dental) help)'],
    ['down', 'home', 'primary(benefits(dental) home help)'],
    ['up', 'dental', 'primary(home dental benefits help)'],
    ['down', 'dental', 'primary(home benefits dental help)'],
    ['out', 'dental', 'primary(home benefits dental help)'],
    ['in', 'help', 'primary(home benefits(dental help))'],
    ['in', 'benefits', 'primary(home(benefits(dental)) help)'],
    ['in', 'home', 'primary(home benefits(dental) help)'],
  ])('%s from %s leads to %s', (way, id, after) => {
    for (const brand of ['base', 'acme']) {
      const spot = spotOf(brand)
      const place = placeTowards(treeAt(spot), id, way)
      expect(outline(place ? spotOf(brand, made(spot.files, moveItem(spot, id, place))) : spot)).toBe(after)
    }
  })

  it('goes on with the neighbour of what is gone', () => {
    const tree = treeAt(spotOf('acme'))
    expect(['home', 'help', 'dental'].map(id => neighbourOf(tree, id))).toEqual(['benefits', 'benefits', 'benefits'])
  })
})

const fail = (): never => {
  throw new Error('There is no such list')
}
