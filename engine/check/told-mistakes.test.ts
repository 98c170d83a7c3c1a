import { expect, it } from 'vitest'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { checkManifests } from './check-manifests.ts'
import type { Diagnostic } from './diagnostic.ts'

/** What is told of the sample's files with some of them changed, or with more. */
function told(changes: { readonly [path: string]: (text: string) => string }): readonly Diagnostic[] {
  const known = sampleFiles().map(({ path, text }) => ({ path: path.replace('manifests/', ''), text }))
  const more = Object.keys(changes).filter(path => !known.some(file => file.path === path))
  const files = [...known, ...more.map(path => ({ path, text: '' }))].map(({ path, text }) => ({
    path: `manifests/${path}`,
    text: changes[path]?.(text) ?? text,
  }))
  return checkManifests(files, anyImage, undefined, undefined, sampleWords).diagnostics
}

it('[CHECK-02] asks every brand for the path "/", and blames the change that takes it away', () => {
  const removed = JSON.stringify({ changes: [{ change: 'remove', id: 'root' }] })
  expect(told({ 'sample/routes.json': () => removed })).toMatchObject([
    { file: 'manifests/sample/routes.json', found: expect.stringContaining('"/"') },
  ])
})

it('[CHECK-11] renames no unknown field to one that stands beside it', () => {
  const [stray, alone] = ['"page": "abroad", "pag": "abroad"', '"pag": "abroad"'].map(fields =>
    told({ 'base/routes.json': text => text.replace('"page": "abroad"', fields) }).find(({ found }) =>
      found.includes('"pag"'),
    ),
  )
  expect(stray?.mend).toBeUndefined()
  expect(alone?.mend?.text).toBe('"page"')
})

it.each([
  ['titel', true],
  ['tetel', false],
])('[CHECK-11] is sure of "%s" for "title": %s', (name, certain) => {
  const mistakes = told({ 'base/menus.json': text => text.replace('"title": "Home"', `"${name}": "Home"`) })
  expect(mistakes.find(({ found }) => found === `the field "${name}"`)?.mend?.certain).toBe(certain)
})

it('[CHECK-11] takes the first number of a day for the day where it is no month', () => {
  const from = (day: string) => fromDay(day)[0]?.mend
  expect(from('13/04/2026')).toMatchObject({ text: '"2026-04-13"', certain: true })
  expect(from('04/13/2026')).toMatchObject({ text: '"2026-04-13"', certain: true })
  expect(from('04/03/2026')).toMatchObject({ text: '"2026-04-03"', certain: false })
})

const fromDay = (day: string) =>
  told({ 'base/alerts.json': text => text.replace('"type":', `"from": "${day}",\n      "type":`) })

it.each(['14/13/2026', '13/14/2026', '31/04/2026', '02/30/2026', '2026/13/40', '2026-13-1', '2026_14_01', 'soon'])(
  '[CHECK-11] makes up no day for "%s", which is none',
  day => {
    expect(fromDay(day)).toMatchObject([{ found: `"${day}"`, expected: 'a day as yyyy-mm-dd' }])
    expect(fromDay(day)[0]?.mend).toBeUndefined()
  },
)

it.each([
  ['2026/4/3', '2026-04-03'],
  ['2026-4-03', '2026-04-03'],
  ['2026_04_03', '2026-04-03'],
])('[CHECK-11] writes the day "%s" as %s', (day, right) => {
  expect(fromDay(day)).toMatchObject([{ mend: { text: `"${right}"`, certain: true } }])
})

it('[CHECK-11] moves a day of another century into this one only where that is a day', () => {
  expect(fromDay('1926-02-28')[0]?.mend).toMatchObject({ text: '"2026-02-28"', certain: false })
  expect(fromDay('1926-02-30')[0]?.mend).toBeUndefined()
})

it.each([
  ['2.5', false],
  ['"2.5"', false],
  ['"3"', true],
])('[CHECK-11] is sure of what %s was meant to be: %s', (number, certain) => {
  const mistakes = told({ 'sample/home.json': text => text.replace('"most": 6', `"most": ${number}`) })
  expect(mistakes[0]?.mend).toMatchObject({ text: '3', certain })
})

const invariant = { id: 'home-opens', because: 'Everybody needs it.', rule: 'always', what: { item: ['menus/home'] } }
const invariants = (...list: object[]) => JSON.stringify({ invariants: list }, undefined, 2)

it('[CHECK-11] tells a change of an invariant of base at the change', () => {
  const other = { ...invariant, id: 'own', because: 'Ours.' }
  const changes = [
    { change: 'add', item: other },
    { change: 'set', id: invariant.id, fields: { because: 'Nobody needs it.' } },
  ]
  const own = JSON.stringify({ changes }, undefined, 2)
  const mistakes = told({ 'base/invariants.json': () => invariants(invariant), 'sample/invariants.json': () => own })
  const line = own.split('\n').findIndex(text => text.includes('"change": "set"'))
  expect(mistakes).toMatchObject([
    { file: 'manifests/sample/invariants.json', line, found: expect.stringContaining(`"${invariant.id}"`) },
  ])
})

it('[CHECK-11] tells an invariant that stands twice in base once, and of no change by brands', () => {
  const twice = invariants(invariant, { ...invariant, because: 'Once more.' })
  expect(told({ 'base/invariants.json': () => twice })).toMatchObject([{ file: 'manifests/base/invariants.json' }])
})

it.each([
  ['Base', expect.stringContaining('"Base"')],
  ['everything-shared', expect.stringContaining('README.md')],
])('[CHECK-12] tells once that the folder "base" is not there but "%s"', (name, hint) => {
  const files = sampleFiles().map(file => ({ ...file, path: file.path.replace('/base/', `/${name}/`) }))
  const { brands, diagnostics } = checkManifests(files, anyImage, undefined, undefined, sampleWords)
  expect(diagnostics).toMatchObject([{ found: 'no folder "base"', hint }])
  expect(brands).toEqual([])
})

it.each([
  ['Source Sans', 1],
  ['Source Sans 3', 0],
])('[CHECK-08] takes the typeface "%s" for used only where fonts name it itself', (family, times) => {
  const typeface = { family, src: 'sans.woff2', weight: '400 700', standIns: [] }
  const mistakes = told({
    'base/theme.json': text =>
      JSON.stringify({
        ...JSON.parse(text),
        fonts: { body: "'Source Sans 3', sans-serif", heading: 'serif' },
        typefaces: [typeface],
      }),
  })
  expect(mistakes.filter(({ found }) => found.includes('which "fonts" does not name'))).toHaveLength(times)
})

const menusOf = (...changes: object[]) => ({ 'sample/menus.json': () => JSON.stringify({ changes }, undefined, 2) })

it('[CHECK-11] tells fields that stand beside "fields" or "item" once, and where they belong', () => {
  expect(told(menusOf({ change: 'set', id: 'home', title: 'Start', icon: 'home' }))).toMatchObject([
    {
      found: '"title", "icon" outside of "fields"',
      expected: '"fields" with them inside',
      hint: '"fields": { "title": …, "icon": … }',
    },
  ])
  expect(told(menusOf({ change: 'add', id: 'new', title: 'New' }))).toMatchObject([
    { found: '"id", "title" outside of "item"', line: 5 },
  ])
  // A misspelled "fields" is that alone.
  expect(told(menusOf({ change: 'set', id: 'home', feilds: { title: 'Start' } }))).toMatchObject([
    { found: 'the field "feilds"', hint: '"fields"' },
  ])
})

it('[CHECK-11] says that a file’s own field belongs into "set"', () => {
  const contact = JSON.stringify({ heading: 'Write to us', changes: [] })
  expect(told({ 'sample/contact.json': () => contact })).toMatchObject([
    { found: 'the field "heading"', expected: '"set" with "heading" inside', hint: '"set": { "heading": … }' },
  ])
  const author = JSON.stringify({ author: 'me', changes: [] })
  expect(told({ 'sample/contact.json': () => author })).toMatchObject([{ hint: 'leaving it out' }])
})

it('[CHECK-11] says which change took away what another one names', () => {
  const [mistake, ...others] = told(menusOf({ change: 'remove', id: 'home' }, { change: 'remove', id: 'home' }))
  expect(others).toEqual([])
  expect(mistake).toMatchObject({ line: 9, found: '"id": "home", which the change in line 3 takes away' })
})

it.each([
  ['"covered"', '{"use":"covered"}'],
  ['[{ "session": ["full"] }]', '{"all":[{"session":["full"]}]}'],
  ['true', undefined],
])('[CHECK-11] offers a condition in place of %s', (written, mended) => {
  const [mistake, ...others] = told({
    'base/alerts.json': text => text.replace(/"showWhen": \{[^{}]*\}/, `"showWhen": ${written}`),
  })
  expect(others).toEqual([])
  expect(mistake?.expected).toBe('a condition: { … } with a fact, all, any, not, use or in')
  expect(mistake?.mend).toEqual(
    mended === undefined ? undefined : expect.objectContaining({ text: mended, certain: false }),
  )
})

it.each([
  ['Hello, {firstName', '"{" without "}" behind it, before "firstName"', 'Hello, {firstName}'],
  ['Hello, firstName} at {brand}', '"}" without "{" before it, behind "firstName"', 'Hello, {firstName} at {brand}'],
  ['Hello, {firstName and all', '"{" without "}" behind it, before "firstName"', 'Hello, {firstName} and all'],
  ['Hello { you', '"{" without "}" behind it, before "you"', undefined],
])('[CHECK-07] tells of a brace that stands alone: %s', (words, found, mended) => {
  const [mistake, ...others] = told({ 'sample/text.json': text => text.replace('Hello, {firstName}', words) })
  expect(others).toEqual([])
  expect(mistake).toMatchObject({ file: 'manifests/sample/text.json', found })
  expect(mistake?.mend?.text).toBe(mended && JSON.stringify(mended))
})

it.each([
  ['phone', 'call us', '"call us", which nobody can call', undefined],
  ['tty', '71', '"71", which nobody can call', undefined],
  ['email', 'help example.org', '"help example.org", which no mail reaches', undefined],
  ['email', 'mailto:help@example.org', '"mailto:help@example.org", which no mail reaches', '"help@example.org"'],
  ['phone', '800-555-0100 (TTY 711)', undefined, undefined],
  ['email', 'help@example.org', undefined, undefined],
  ['hours', 'Weekdays', undefined, undefined],
])('judges a line of contacts of the kind %s: %s', (kind, value, found, mended) => {
  const lines = [{ id: 'more', kind, value }]
  const item = { id: 'more-ways', heading: 'More', lines }
  const contact = JSON.stringify({ changes: [{ change: 'add', item }] })
  const mistakes = told({ 'sample/contact.json': () => contact })
  expect(mistakes.map(mistake => mistake.found)).toEqual(found === undefined ? [] : [found])
  expect(mistakes[0]?.mend?.text).toBe(mended)
})
