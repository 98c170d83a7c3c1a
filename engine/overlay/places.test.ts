import { expect, it } from 'vitest'
import type { JsonObject } from '../json.ts'
import { copyTree, type Place, Places } from './places.ts'

const at = (line: number): Place => ({ file: 'base/menus.json', line, column: 1 })
const both = (line: number) => ({ key: at(line), value: at(line) })

/** A parsed file with one field, and a copy of it. */
function copied() {
  const places = new Places()
  const original: JsonObject = { title: 'Home' }
  places.begin(original, at(1))
  places.mark(original, 'title', both(2))
  return { places, original, copy: copyTree(original, places) }
}

it('a copy stands where its original stands, until another place is noted of either', () => {
  const { places, original, copy } = copied()
  expect(places.at(copy, ['title'])).toEqual(at(2))
  places.mark(copy, 'title', both(7))
  places.mark(copy, 'icon', both(8))
  expect([places.at(original, ['title']), places.field(original, 'icon')]).toEqual([at(2), undefined])
  places.mark(original, 'title', both(3))
  expect([places.at(original, ['title']), places.at(copy, ['title'])]).toEqual([at(3), at(7)])
})

it('what an overlay restates stands where the overlay says it, and its fields where they are written', () => {
  const { places, original, copy } = copied()
  const change: JsonObject = {}
  places.begin(change, at(9))
  places.restate(copy, change)
  places.mark(copy, 'title', both(10))
  expect([places.of(copy), places.at(copy, ['title'])]).toEqual([at(9), at(10)])
  expect([places.of(original), places.at(original, ['title'])]).toEqual([at(1), at(2)])
})
