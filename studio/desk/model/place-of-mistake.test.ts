import { expect, it } from 'vitest'
import { placed } from './place-of-mistake.ts'

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
