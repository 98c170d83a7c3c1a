import { expect, it } from 'vitest'
import { placed, placeOfPath } from './place-of-mistake.ts'

const text = `{
  "changes": [
    { "change": "set", "id": "claims", "fields": {
      "title": "" } },
    { "change": "add", "item": {
      "id": "news", "title": "News", "variants": [
        { "when": { "use": "nobody" } }] } },
    { "change": "remove", "id": "none" }
  ]
}
`
it.each([
  [4, 16, 'claims', 'title'],
  [4, 7, 'claims', 'title'],
  [6, 7, 'news', 'id'],
  [7, 27, 'news', 'variants'],
  [8, 30, 'none', ''],
  [2, 3, '', ''],
])('a mistake at %i:%i stands at the field of its item', (line, column, item, field) => {
  const mistake = { path: 'acme/menus.json', line, column, message: '' }
  expect(placed(new Map([[mistake.path, text]]), mistake)).toMatchObject({ item, field })
})

it('[STUDIO-12] leads to the surface of a file in another language, too', () => {
  expect(placeOfPath('acme/menus.es.json')).toEqual({ brand: 'acme', surface: 'menus' })
  expect(placeOfPath('acme/home.json')).toEqual({ brand: 'acme', surface: 'home' })
  expect(placeOfPath('acme/assets')).toBeUndefined()
})
