import { expect, it } from 'vitest'
import { goBackAt, ownField, setFieldAt } from './field-edits.ts'

const base = '{\n  "colors": { "page": "#ffffff", "text": "#000000" },\n  "type": { "base": 17 }\n}\n'
const own = '{\n  "set": {\n    "colors": {\n      "page": "#eeeeee",\n      "text": "#111111"\n    }\n  }\n}\n'
const spot = (text?: string, brand = 'acme') => ({
  ...{ brand, surface: 'theme' as const },
  files: new Map([['base/theme.json', base], ...(text === undefined ? [] : [['acme/theme.json', text] as const])]),
})

it('says a field of a surface for one brand, and leaves the file as it was when it says the same as base', () => {
  const { text } = setFieldAt(spot(), ['colors', 'page'], '#123456')
  expect(JSON.parse(text ?? '')).toMatchObject({ set: { colors: { page: '#123456' } } })
  expect(ownField(spot(text ?? ''), ['colors', 'page'])).toBe('#123456')
  expect(setFieldAt(spot(text ?? ''), ['colors', 'page'], '#ffffff')).toEqual({ path: 'acme/theme.json', text: null })
  expect(setFieldAt(spot(), ['type', 'base'], 17)).toEqual({ path: 'acme/theme.json', text: null })
})

it('goes back to base field by field, and touches nothing that is not said', () => {
  const { text } = goBackAt(spot(own), ['colors', 'page'])
  expect(JSON.parse(text ?? '')).toEqual({ set: { colors: { text: '#111111' } } })
  expect(goBackAt(spot(own), ['colors', 'link']).text).toBe(own)
})

it('changes base itself where base is edited', () => {
  const { path, text } = setFieldAt(spot(own, 'base'), ['type', 'base'], 18)
  expect([path, text]).toEqual(['base/theme.json', base.replace('17', '18')])
})
