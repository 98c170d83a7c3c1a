import { describe, expect, it } from 'vitest'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import type { Spot } from '../model/item-edits.ts'
import { namesFor } from '../model/names-for.ts'
import { shippedAssets, shippedFiles } from '../testing/shipped-files.ts'
import { hoverAt } from './hover-at.ts'
import { marksOf } from './marks-of.ts'
import { offersAt } from './offers-at.ts'

const ids = { groupId: { '10002805': 'A town' }, parentGroupId: {}, programId: { '7': 'A gym' } }
const spotOf = (brand: string, surface: Surface, text?: string): Spot => {
  const path = `${brand}/${surface}.json`
  return { brand, surface, files: text === undefined ? shippedFiles : new Map(shippedFiles).set(path, text) }
}
const namesOf = ({ files, brand }: Spot) => namesFor(files, brand, shippedAssets, ids)

/** What is offered in a file of a brand where the text has a bar. */
function offered(surface: Surface, content: string, brand = 'example') {
  const at = content.indexOf('|')
  const text = content.replace('|', '')
  const spot = spotOf(brand, surface, text)
  const { from, to, offers } = offersAt(spot, text, at, namesOf(spot))
  return {
    labels: offers.map(({ label }) => label),
    with: (label: string) => {
      const offer = offers.find(each => each.label === label)
      return offer && text.slice(0, from) + offer.text + text.slice(to)
    },
  }
}

/** Where the cursor stands, and some of what the editor offers there. */
const completions: readonly (readonly [what: string, surface: Surface, content: string, labels: readonly string[]])[] =
  [
    ['the fields of a brand’s file', 'home', '{ "|" }', ['$schema', 'set', 'changes']],
    ['changes', 'home', '{ "changes": [{ "change": "|" }] }', ['set', 'remove', 'add', 'move']],
    ['items of base', 'home', '{ "changes": [{ "change": "remove", "id": "|" }] }', ['tools', 'programs']],
    [
      'the fields of an item',
      'home',
      '{ "changes": [{ "change": "set", "id": "tools", "fields": { "|" } }] }',
      ['title', 'body', 'showWhen'],
    ],
    [
      'kinds of what is added',
      'home',
      '{ "changes": [{ "change": "add", "item": { "block": "|" } }] }',
      ['info-banner', 'tools'],
    ],
    [
      'fields of what is added',
      'home',
      '{ "changes": [{ "change": "add", "item": { "block": "info-banner", "|" } }] }',
      ['id', 'title', 'links'],
    ],
    [
      'facts',
      'alerts',
      '{ "changes": [{ "change": "add", "item": { "showWhen": { "|" } } }] }',
      ['medical', 'all', 'use', 'in'],
    ],
    [
      'values of a fact',
      'alerts',
      '{ "changes": [{ "change": "add", "item": { "showWhen": { "medical": ["|"] } } }] }',
      ['active', 'termed'],
    ],
    [
      'named conditions',
      'alerts',
      '{ "changes": [{ "change": "add", "item": { "showWhen": { "use": "|" } } }] }',
      ['signed-in'],
    ],
    [
      'lists of groups',
      'alerts',
      '{ "changes": [{ "change": "add", "item": { "showWhen": { "in": "|" } } }] }',
      ['pharmacy-program'],
    ],
    [
      'routes',
      'menus',
      '{ "changes": [{ "change": "set", "id": "claims", "fields": { "target": "|" } }] }',
      ['/home', '/claims', 'tel:'],
    ],
    [
      'icons',
      'menus',
      '{ "changes": [{ "change": "set", "id": "claims", "fields": { "icon": "|" } }] }',
      ['tooth', 'heart'],
    ],
    [
      'groups by what a field beside says',
      'segments',
      '{ "set": { "segments": { "a": { "of": "groupId", "values": ["|"] } } } }',
      ['10002805'],
    ],
    ['colours', 'theme', '{ "set": { "colors": { "|" } } }', ['primary', 'onPrimary']],
  ]

describe('help in the JSON of a file', () => {
  it.each(completions)('completes %s', (_, surface, content, labels) => {
    expect(offered(surface, content).labels).toEqual(expect.arrayContaining([...labels]))
  })

  it('completes whole files of base, and nothing that is there already', () => {
    const { labels } = offered('menus', '{ "menus": [{ "id": "primary", "items": [{ "id": "a", "|" }] }] }', 'base')
    expect(labels).toEqual(expect.arrayContaining(['title', 'target', 'variants']))
    expect(labels).not.toContain('id')
  })

  it('writes what it offers so that the text goes on', () => {
    const field = offered(
      'home',
      '{\n  "changes": [{ "change": "set", "id": "tools", "fields": { | "body": "x" } }]\n}',
    )
    expect(field.with('title')).toContain('"fields": { "title": "", "body": "x" }')
    expect(offered('home', '{ "changes": [{ "change": "set", "id": "to|ol" }] }').with('programs')).toContain(
      '"id": "programs" }',
    )
    expect(offered('menus', '{ "menus": [{ "items": [{ "ti|": "x" }] }] }', 'base').with('title')).toContain(
      '[{ "title": "x" }]',
    )
  })

  const files = [...shippedFiles.keys()].filter(path => surfaces.some(name => path === `base/${name}.json`))
  files.push(...[...shippedFiles.keys()].filter(path => /^(?!base).*\/(home|menus|theme|pages)\.json$/.test(path)))
  it.each(files)('says of every field of %s what it means', path => {
    const [brand = '', file = ''] = path.split('/')
    const surface = surfaces.find(name => `${name}.json` === file)
    if (!surface) throw new Error(`${file} is no surface`)
    const text = shippedFiles.get(path) ?? ''
    const spot = spotOf(brand, surface)
    const names = namesOf(spot)
    const seen = new Set<string>()
    const silent: string[] = []
    for (const { 0: name, index } of text.matchAll(/"([A-Za-z$]+)":/g)) {
      // Of words, which have names of their own, some are enough.
      if (seen.has(name) || name === '"__comment":' || seen.size > 60) continue
      seen.add(name)
      if (!hoverAt(spot, text, index + 2, names)) silent.push(name)
    }
    expect(silent).toEqual([])
  })

  it('says of values what they stand for', () => {
    const text = '{ "changes": [{ "change": "set", "id": "tools", "fields": { "showWhen": { "use": "signed-in" } } }] }'
    const spot = spotOf('example', 'home', text)
    const hover = hoverAt(spot, text, text.indexOf('signed-in') + 2, namesOf(spot))
    expect(hover?.title).toBe('signed-in')
    expect(hover?.text).toMatch(/\w+ \w+/)
  })

  it('marks the value that a mistake is in, and of what holds others the beginning', () => {
    const text = '{\n  "a": "wrong",\n  "b": [1]\n}'
    const at = (line: number, column: number) => marksOf(text, [{ line, column, message: 'm' }])[0]
    expect([at(2, 8), at(3, 8)].map(mark => mark && text.slice(mark.from, mark.to))).toEqual(['"wrong"', '['])
    expect(at(9, 9)).toMatchObject({ from: text.length, to: text.length })
  })
})
