import { describe, expect, it } from 'vitest'
import { reachInWords } from '../reach-in-words.ts'
import { goBackAt, ownField } from './field-edits.ts'
import type { Spot } from './item-edits.ts'
import { setField } from './item-edits.ts'
import { setOwnField } from './own-fields.ts'
import { reachOf } from './reach-of.ts'
import { rewritten } from './rewritten.ts'
import { type Files, surfaceOf } from './surface.ts'

const brands = ['acme', 'umbrella', 'third'].map(key => ({ key, name: `The ${key}` }))
const files: Files = new Map([
  ['base/contact.json', '{ "heading": "Contact us", "sections": [{ "id": "medical", "title": "Medical" }] }\n'],
  ['base/brand.json', '{ "session": { "minutes": 30, "warning": 2 }, "language": "en-US" }\n'],
  [
    'base/conditions.json',
    '{ "conditions": { "inside": { "description": "Is inside.", "when": { "session": ["full"] } } } }\n',
  ],
  [
    'base/home.json',
    '{ "items": [{ "id": "notice", "block": "info-banner", "title": "Closed", "showWhen": { "use": "inside" } }] }\n',
  ],
  ['acme/contact.json', '{ "changes": [{ "change": "set", "id": "medical", "fields": { "title": "Health" } }] }\n'],
  [
    'umbrella/contact.json',
    '{ "changes": [{ "change": "remove", "id": "medical" }], "set": { "heading": "Reach us" } }\n',
  ],
])
const told = (surface: 'contact' | 'conditions', id: string, field: string) =>
  reachInWords(reachOf(files, brands, { surface, id, field }))

describe('an edit of base', () => {
  it('says before it is made which brands it reaches, and which not and why', () => {
    expect(told('contact', 'medical', 'title')).toBe(
      'A change here reaches The third. Not The acme: said otherwise there. Not The umbrella: taken out there.',
    )
    expect(told('contact', 'medical', 'body')).toBe(
      'A change here reaches The acme and The third. Not The umbrella: taken out there.',
    )
    expect(told('contact', '', 'heading')).toBe(
      'A change here reaches The acme and The third. Not The umbrella: said otherwise there.',
    )
  })

  it('says which items elsewhere it decides about', () => {
    expect(told('conditions', '', 'conditions')).toBe(
      'A change here reaches The acme, The umbrella, and The third. It decides about Home: Closed.',
    )
  })
})

describe('a field of a surface itself', () => {
  const spot: Spot = { files, brand: 'acme', surface: 'brand' }
  const path = 'acme/brand.json'

  it('is said by a brand only as far as it is otherwise than in base, and goes back', () => {
    const edit = setOwnField(spot, 'session', { minutes: 20, warning: 2 })
    expect(JSON.parse(edit.text ?? '')).toMatchObject({ set: { session: { minutes: 20 } } })
    const changed: Spot = { ...spot, files: new Map(files).set(path, edit.text ?? '') }
    expect(surfaceOf(changed.files, 'acme', 'brand')).toMatchObject({ session: { minutes: 20, warning: 2 } })
    expect([ownField(spot, ['session']), ownField(changed, ['session'])]).toEqual([undefined, { minutes: 20 }])
    // A file that says nothing is none.
    expect(goBackAt(changed, ['session'])).toEqual({ path, text: null })
    expect(JSON.parse(setOwnField(spot, 'language', undefined).text ?? '')).toMatchObject({ set: { language: null } })
  })
})

describe('an edit in a form leaves the text around it as somebody wrote it', () => {
  const text = '{\n  "a": { "x":1,   "y": [ 1,2 ] },\n\n  "b":   "as it was"\n}\n'
  it.each([
    ['one value inside', ['a'], { x: 2, y: [1, 2] }, text.replace('"x":1', '"x":2')],
    ['an entry of a list', ['a', 'y'], [1, 3], text.replace('1,2', '1,3')],
    ['the same again', ['a'], { x: 1, y: [1, 2] }, text],
  ] as const)('%s', (_, path, value, after) => {
    expect(rewritten(text, [...path], structuredClone(value) as never)).toBe(after)
  })

  it('a field of an item, whose picture keeps its form', () => {
    const own =
      '{\n  "changes": [\n    { "change": "set",   "id": "medical", "fields": { "picture": { "src": "a.svg", "alt": "" } } }\n  ]\n}\n'
    const spot: Spot = { files: new Map(files).set('acme/contact.json', own), brand: 'acme', surface: 'contact' }
    expect(setField(spot, 'medical', 'picture', { src: 'a.svg', alt: 'A' }).text).toBe(
      own.replace('"alt": ""', '"alt": "A"'),
    )
  })
})

describe('a text that is just being typed', () => {
  it('is read as far as it goes, wherever it ends', () => {
    const whole =
      '{ "set": { "heading": "H" }, "changes": [{ "change": "set", "id": "medical", "fields": { "title": "T" } }, { "change": "add", "into": "medical.lines", "item": { "id": "new", "kind": "phone" } }, { "change": "move", "id": "new", "before": "medical" }, { "change": "remove", "id": "medical" }] }'
    for (let end = 0; end <= whole.length; end += 1) {
      const typed = new Map(files).set('acme/contact.json', whole.slice(0, end))
      expect(() => surfaceOf(typed, 'acme', 'contact')).not.toThrow()
    }
  })
})
