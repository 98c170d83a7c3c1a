import { describe, expect, it } from 'vitest'
import { clashText } from './clash.ts'
import { mergeText } from './merge-text.ts'

const base = `{
  "$schema": "../menus.schema.json",
  "menus": [
    {
      "id": "primary",
      "items": [
        { "id": "home",   "title": "Home", "target": "/home" },
        {
          "id": "benefits",
          "title": "Benefits",
          "showWhen": { "medical": ["active"] },
          "items": [
            { "id": "dental", "title": "Dental", "places": ["header", "site-map"] },
            { "id": "vision", "title": "Vision" }
          ]
        },
        { "id": "claims", "title": "Claims" }
      ]
    },
    { "id": "utility", "items": [] }
  ]
}
`

/** The base after replacements, each of which is to be there. */
const edited = (...edits: readonly (readonly [from: string, to: string])[]) =>
  edits.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, base)

const merged = (ours: string, theirs: string) => {
  const result = mergeText({ base, ours, theirs })
  return { ...result, asked: result.clashes.map(({ item, field, kind }) => [item, field, kind].join(' ').trim()) }
}

const dental = '{ "id": "dental", "title": "Dental", "places": ["header", "site-map"] }'
const vision = '{ "id": "vision", "title": "Vision" }'
const inList = `${dental},\n            ${vision}`

describe('merging two edits of a file', () => {
  it('[CONTENT-04] takes words, a condition, a move and an addition of different people, and leaves all else as it was written', () => {
    const words = ['"title": "Dental"', '"title": "Teeth"'] as const
    const condition = ['{ "medical": ["active"] }', '{ "dental": ["active"] }'] as const
    const move = [
      `        { "id": "claims", "title": "Claims" }\n`,
      `        { "id": "claims", "title": "Claims" },\n        { "id": "help", "title": "Help" }\n`,
    ] as const
    const swap = [inList, `${vision},\n            ${dental}`] as const
    const ours = edited(swap, condition)
    const theirs = edited(words, move)
    const whole = edited(swap, words, condition, move)
    expect(merged(ours, theirs)).toMatchObject({ text: whole, clashes: [] })
    expect(merged(theirs, ours)).toMatchObject({ text: whole, clashes: [] })
  })

  it('[CONTENT-04] merges the words of an item that the other put into another menu', () => {
    const ours = edited([`${inList}`, vision], ['"utility", "items": []', `"utility", "items": [${dental}]`])
    const theirs = edited(['"title": "Dental"', '"title": "Teeth"'])
    for (const { text, clashes } of [merged(ours, theirs), merged(theirs, ours)]) {
      expect(clashes).toEqual([])
      expect(text).toBe(ours.replace('"title": "Dental"', '"title": "Teeth"'))
    }
  })

  describe('of an item that goes elsewhere', () => {
    const kids = (ids: string) => [...ids].map(id => ({ id }))
    const menus = (...items: object[]) => JSON.stringify({ items })
    const start = menus({ id: 'box', items: [] }, { id: 'old', items: [] }, { id: 'list', items: kids('abc') })

    it('[CONTENT-05] keeps the order that one gave what the other put into something that is gone', () => {
      const ours = menus({ id: 'box', items: [{ id: 'list', items: kids('abc') }] }, { id: 'old', items: [] })
      const theirs = menus({ id: 'old', items: [] }, { id: 'list', items: kids('cab') })
      const { text, clashes } = mergeText({ base: start, ours, theirs })
      expect(clashes).toMatchObject([{ item: 'box', kind: 'removed' }])
      expect(text).toBe(menus({ id: 'box', items: [{ id: 'list', items: kids('cab') }] }, { id: 'old', items: [] }))
      const turned = mergeText({ base: start, ours: theirs, theirs: ours }).clashes
      expect(turned.map(({ item, kind }) => [item, kind])).toContainEqual(['list', 'removed'])
    })

    it('[CONTENT-05] merges what both made of it where both put it into the same list', () => {
      const moved = (list: object) => menus({ id: 'box', items: [list] }, { id: 'old', items: [] })
      const ours = moved({ id: 'list', title: 'List', items: kids('abc') })
      const theirs = moved({ id: 'list', items: kids('cab') })
      for (const versions of [
        { ours, theirs },
        { ours: theirs, theirs: ours },
      ])
        expect(mergeText({ base: start, ...versions })).toEqual({
          ...{ text: moved({ id: 'list', title: 'List', items: kids('cab') }), clashes: [] },
        })
    })

    it('[CONTENT-05] has it once where one removed what held it and the other changed that', () => {
      const base = menus({ id: 'box', items: kids('xy') }, { id: 'list', items: [] })
      const ours = menus({ id: 'box', title: 'Box', items: kids('xy') }, { id: 'list', items: [] })
      const theirs = menus({ id: 'list', items: kids('x') })
      const { text, clashes } = mergeText({ base, ours, theirs })
      expect(clashes).toMatchObject([{ item: 'box', kind: 'removed' }])
      expect(text).toBe(menus({ id: 'box', title: 'Box', items: kids('y') }, { id: 'list', items: kids('x') }))
    })
  })

  it.each([
    ['the same words', ['"Home"', '"Start"'], ['"Home"', '"Welcome"'], 'home title value'],
    [
      'a list of values, which is one field',
      ['["header", "site-map"]', '["header"]'],
      ['"site-map"]', '"footer"]'],
      'dental places value',
    ],
    [
      'a condition, which is one field',
      ['{ "medical": ["active"] }', '{ "medical": ["active"], "dental": ["active"] }'],
      ['"active"', '"future"'],
      'benefits showWhen value',
    ],
    ['an edit against a removal', [`${dental},\n            `, ''], ['"Dental"', '"Teeth"'], 'dental  removed'],
    [
      'an edit inside what the other removed',
      [`,\n    { "id": "utility", "items": [] }`, ''],
      ['"utility", "items": []', '"utility", "items": [{ "id": "help" }]'],
      'utility  removed',
    ],
    [
      'two items by one id',
      [vision, `${vision}, { "id": "new", "title": "A" }`],
      ['"items": []', '"items": [{ "id": "new", "title": "B" }]'],
      'new  added',
    ],
  ] as const)('[CONTENT-04] asks about %s, whoever is called ours', (_, mine, other, asked) => {
    const [ours, theirs] = [edited([mine[0], mine[1]]), edited([other[0], other[1]])]
    for (const found of [merged(ours, theirs), merged(theirs, ours)]) expect(found.asked[0]).toBe(asked)
  })

  it.each([
    ['both move an item, to different places', 'bcade', 'bcdea', [['a', 'place']]],
    ['one removes what the other moves', 'bcde', 'bcdea', [['a', 'removed']]],
    [
      'a move would undo what the other moved',
      'bacde',
      'acdeb',
      [
        ['a', 'place'],
        ['b', 'place'],
      ],
    ],
    ['two move different items', 'eabcd', 'bcdae', []],
    ['both move the same item to the same place', 'bcdea', 'bcdea', []],
  ])('[CONTENT-04] merges the order of a list, or asks: %s', (_, mine, other, asked) => {
    const list = (ids: string) => JSON.stringify({ items: [...ids].map(id => ({ id })) })
    const [ours, theirs] = [list(mine), list(other)]
    for (const versions of [
      { ours, theirs },
      { ours: theirs, theirs: ours },
    ]) {
      const { text, clashes } = mergeText({ base: list('abcde'), ...versions })
      expect(clashes.map(({ item, kind }) => [item, kind]).toSorted()).toEqual(asked)
      if (mine === 'eabcd') expect(text).toBe(list('ebcda'))
    }
  })

  it('[CONTENT-04] takes new line ends and indents from one and words from the other', () => {
    const windows = base.replaceAll('\n', '\r\n')
    const words = edited(['"Home"', '"Start"'])
    expect(merged(windows, words)).toMatchObject({ text: words.replaceAll('\n', '\r\n'), clashes: [] })
    const indented = base.replaceAll(/^ +/gm, spaces => spaces + spaces)
    expect(merged(words, indented)).toMatchObject({ text: indented.replace('"Home"', '"Start"'), clashes: [] })
  })

  it("[CONTENT-04] merges a brand's changes, and asks where one removes what the other changes or both move", () => {
    const overlay = (...changes: object[]) => JSON.stringify({ changes }, undefined, 2)
    const start = { change: 'set', id: 'home', fields: { title: 'A' } }
    const set = { change: 'set', id: 'tools', fields: { title: 'T' } }
    const asked = (ours: object[], theirs: object[]) =>
      mergeText({ base: overlay(start), ours: overlay(start, ...ours), theirs: overlay(start, ...theirs) })
    expect(asked([set], [{ change: 'set', id: 'tools', fields: { body: 'B' } }])).toMatchObject({
      text: overlay(start, { ...set, fields: { body: 'B', title: 'T' } }),
      clashes: [],
    })
    const cases = [
      [[set], [{ change: 'remove', id: 'tools' }], 'removed'],
      [[{ change: 'move', id: 'tools', before: 'a' }], [{ change: 'move', id: 'tools', after: 'b' }], 'place'],
    ] as const
    for (const [ours, theirs, kind] of cases)
      expect(asked([...ours], [...theirs]).clashes).toMatchObject([{ item: 'tools', kind }])
  })

  it('[CONTENT-04] asks about a file that is no JSON, and keeps ours', () => {
    const ours = edited(['"Home"', '"Start"'])
    expect(merged(ours, '{ "menus": [')).toMatchObject({ text: ours, asked: ['file'] })
    expect(merged(ours, '{ "menus": [], "menus": [] }')).toMatchObject({ text: ours, asked: ['file'] })
  })

  it('says a clash in words, with both sides', () => {
    const { clashes } = merged(edited(['"Home"', '"Start"']), edited(['"Home"', '"Welcome"']))
    expect(clashes.map(clashText)).toEqual(['home / title: both changed it\n  ours    "Start"\n  theirs  "Welcome"'])
  })
})
