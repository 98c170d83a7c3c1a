import { expect, it } from 'vitest'
import type { Mistake } from '../overlay/mistake.ts'
import type { Place } from '../overlay/places.ts'
import { Places } from '../overlay/places.ts'
import { applyEdit, editedText, editOf } from './edit.ts'
import { parseFile } from './parse-file.ts'

/** What is told of a file, and its text once that is mended. */
function told(text: string) {
  const found: (Place & Mistake)[] = []
  parseFile('menus.json', text, new Places(), (place, mistake) => found.push({ ...place, ...mistake }))
  const [{ mend, ...mistake } = { mend: undefined }, ...others] = found
  expect(others).toEqual([])
  const edit = mend && 'line' in mistake ? editOf(mend, mistake, editedText(text)) : undefined
  return { ...mistake, isGuess: mend?.guess === true, mended: edit && applyEdit(text, edit) }
}

it('[CHECK-04] asks for the brace that is missing, and says which object is still open, not for a comma', () => {
  const text = '{\n  "changes": [\n    {\n      "fields": { "picture": { "width": 480 }\n    }\n  ]\n}\n'
  expect(told(text)).toMatchObject({
    ...{ line: 6, column: 3, isGuess: true },
    found: '] where the object that began in line 3 is still open',
    expected: '} first, or no ] here',
    mended: text.replace('  ]', '  }]'),
  })
  expect(JSON.parse(told(text).mended ?? '')).toEqual({ changes: [{ fields: { picture: { width: 480 } } }] })
})

it('[CHECK-04] asks for the bracket that is missing, and for no comma before one brace too many', () => {
  expect(told('{ "a": [{ "b": ["x" }] }')).toMatchObject({
    found: '} where the list that began in line 1 is still open',
    mended: '{ "a": [{ "b": ["x" ]}] }',
  })
  expect(told('{ "a": [{ "b": 1 }} ] }')).toMatchObject({ expected: '] first, or no } here', isGuess: true })
})

it('[CHECK-04] still asks for a comma where one is missing', () => {
  expect(told('{ "a": 1 "b": 2 }')).toMatchObject({
    found: 'no comma between two entries',
    mended: '{ "a": 1, "b": 2 }',
  })
})

it.each([
  ['{ “title”: "ID card" }', '{ "title": "ID card" }'],
  ['{ "title": “ID card” }', '{ "title": "ID card" }'],
  ['{ "title": „ID card“ }', '{ "title": "ID card" }'],
  ['{ "title": \'ID card\' }', '{ "title": "ID card" }'],
  ['{ "title": “ID card" }', '{ "title": "ID card" }'],
])('[CHECK-04] writes the quotes of a word processor straight: %s', (text, mended) => {
  expect(told(text)).toMatchObject({ mended, isGuess: false })
})
