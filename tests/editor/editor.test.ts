import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../messages/catalogue.ts'
import { mutatedBy } from '../messages/support/mutant.ts'
import { openInEditor } from './open-in-editor.ts'

const top = new URL('../../', import.meta.url)
const files: string[] = []
for await (const path of glob(['manifests/*/*.json', 'schema/facts.json'], { cwd: top })) files.push(path)
const stored = (path: string) => readFile(new URL(path, top), 'utf8')

/** A file of a folder beside the shipped brands, which need not exist. */
const written = (surface: string, content: string) =>
  openInEditor(
    `manifests/example/${surface}.json`,
    `{ "$schema": "../../schema/generated/${surface}.schema.json", ${content} }`,
  )

describe.each(files.toSorted())('%s', path => {
  it('has no mark, and explains every field where the mouse rests', async () => {
    const text = await stored(path)
    const file = openInEditor(path, text)
    expect(await file.marks()).toEqual([])
    // In files of words the English words explain each: what a brand adds, only the language server knows.
    const isWords = /\.[a-z]{2}\.json$/.test(path)
    if (isWords && !path.includes('/base/')) return
    const fields = isWords ? /"([A-Za-z]+)":(?= (?:"|true))/g : /"([A-Za-z]+)":/g
    const names = [...new Set(Array.from(text.matchAll(fields), ([name]) => name))]
    const silent: string[] = []
    for (const name of names.filter(each => each !== '"__comment":'))
      if ((await file.hover(name.slice(0, -1))) === '""') silent.push(name)
    expect(silent).toEqual([])
  })
})

/** Where the cursor stands, and some of what the editor offers there. */
const completions: readonly (readonly [
  what: string,
  surface: string,
  content: string,
  at: string,
  offered: readonly string[],
])[] = [
  ['the fields of a file', 'home', '""', '""', ['items', 'set', 'changes']],
  [
    'kinds of blocks',
    'home',
    '"items": [{ "id": "a", "block": "" }]',
    '"block": ""',
    ['tools', 'welcome-banner', 'recent-claims'],
  ],
  [
    'the fields of a block',
    'home',
    '"items": [{ "id": "a", "block": "tools", "" }]',
    '"tools", ""',
    ['column', 'title', 'body', 'showWhen'],
  ],
  [
    'kinds of a page’s blocks',
    'pages',
    '"pages": [{ "blocks": [{ "block": "" }] }]',
    '"block": ""',
    ['prose', 'cards', 'contact'],
  ],
  ['choices', 'home', '"items": [{ "block": "tools", "column": "" }]', '"column": ""', ['full', 'main', 'side']],
  [
    'facts',
    'alerts',
    '"items": [{ "showWhen": { "" } }]',
    '{ ""',
    ['medical', 'relationship', 'all', 'any', 'not', 'use', 'in'],
  ],
  [
    'values of a fact',
    'alerts',
    '"items": [{ "showWhen": { "medical": [""] } }]',
    '[""',
    ['active', 'future', 'termed', 'ineligible'],
  ],
  [
    'named conditions',
    'alerts',
    '"items": [{ "showWhen": { "use": "" } }]',
    '"use": ""',
    ['signed-in', 'current-plan'],
  ],
  ['segments', 'alerts', '"items": [{ "showWhen": { "in": "" } }]', '"in": ""', ['pharmacy-program']],
  [
    'routes',
    'menus',
    '"menus": [{ "id": "primary", "items": [{ "target": "" }] }]',
    '"target": ""',
    ['/home', '/claims', '/benefits/dental'],
  ],
  [
    'icons',
    'menus',
    '"menus": [{ "id": "primary", "items": [{ "icon": "" }] }]',
    '"icon": ""',
    ['tooth', 'heart', 'id-card'],
  ],
  ['pages', 'routes', '"routes": [{ "page": "" }]', '"page": ""', ['handbooks', 'login']],
  ['guards', 'routes', '"routes": [{ "guards": [""] }]', '[""', ['signed-in', 'public']],
  ['screens', 'routes', '"routes": [{ "screen": "" }]', '"screen": ""', ['home', 'page', 'redirect']],
  ['tips', 'errors', '"pages": [{ "tips": [""] }]', '[""', ['reload']],
  [
    'sections of the contact page',
    'pages',
    '"pages": [{ "blocks": [{ "block": "contact", "only": [""] }] }]',
    '[""',
    ['dental', 'tty'],
  ],
  ['words of base', 'text', '"set": { "shell": { "" } }', '"shell": { ""', ['tagline', 'skipToContent']],
  ['changes', 'home', '"changes": [{ "change": "" }]', '"change": ""', ['set', 'remove', 'add', 'move']],
  ['items of base', 'home', '"changes": [{ "change": "remove", "id": "" }]', '"id": ""', ['tools', 'programs']],
  [
    'the fields that an item of base has',
    'home',
    '"changes": [{ "change": "set", "id": "tools", "fields": { "" } }]',
    '"fields": { ""',
    ['title', 'body'],
  ],
  [
    'the fields of an added item',
    'pages',
    '"changes": [{ "change": "add", "item": { "block": "cards", "" } }]',
    '"cards", ""',
    ['cards', 'heading'],
  ],
  ['colours that a brand sets', 'theme', '"set": { "colors": { "" } }', '"colors": { ""', ['primary', 'onPrimary']],
]

it.each(completions)('completes %s', async (_, surface, content, at, offered) => {
  expect(await written(surface, content).offered(at)).toEqual(expect.arrayContaining([...offered]))
})

it('offers of an item only the fields that it has', async () => {
  const fields = await written('home', '"changes": [{ "change": "set", "id": "tools", "fields": { "" } }]').offered(
    '"fields": { ""',
  )
  expect(fields).not.toContain('greeting')
})

it('takes addresses of elsewhere as well as routes', async () => {
  const target = (address: string) =>
    written('footer', `"changes": [{ "change": "set", "id": "terms", "fields": { "target": "${address}" } }]`).marks()
  for (const address of ['https://plans.example/terms', 'tel:5035550100', 'mailto:a@b.example', '/anywhere'])
    expect(await target(address), address).toEqual([])
  expect(await target('javascript:alert(1)')).toHaveLength(1)
})

/** Kinds of the catalogue of which an editor sees each, with the very line that the check names. */
const seen = new Set([
  'a comma after the last entry',
  'a comment',
  'a text in single quotes',
  'no colon',
  'a misspelled field',
  'a field that is none',
  'a value of the wrong type',
  'a misspelled choice',
  'a misspelled icon',
  'none of the choices',
  'a number out of range',
  'a value of the wrong form',
  'an empty list',
  'a name with a blank',
  'a link that is not safe',
  'a link without encryption',
  'an address that lacks something',
  'a misspelled fact',
  'a misspelled word of the language',
  'a misspelled value of a fact',
  'a fact that is none',
  'one value instead of a list',
  'no value',
  'two keys in one condition',
  'an empty condition',
  'a day in another form',
  'a change that is none',
  'a misspelled change',
  'a misspelled field of a change',
  'a misspelled field in a change',
  'another id for an item',
])
const kinds = Object.values(catalogue)
  .flat()
  .filter(({ what }) => seen.has(what))

it('has every kind of mistake that editors see', () => {
  expect(new Set(kinds.map(({ what }) => what))).toEqual(seen)
})

it.each(kinds.flatMap(mutatedBy).map(each => [each.name, each] as const))(
  'marks once, in its line, %s',
  async (_, { file, text, line }) => {
    const marks = await openInEditor(`manifests/${file}`, text).marks()
    expect(
      marks.map(mark => mark.line),
      JSON.stringify(marks),
    ).toEqual([line])
  },
)
