import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerSearch } from './answer-search.ts'
import { itemKey } from './found-groups.ts'

const folder = resolve(import.meta.dirname, '../../manifests')
const names = { groupId: { '10004760': 'Lighthouse Retirees' }, programId: { '37': 'Apothecary' } }
const shipped = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(resolve(folder, name))
      .filter(file => file.endsWith('.json'))
      .map(file => [`${name}/${file}`, readFileSync(resolve(folder, name, file), 'utf8')] as const),
  )
answerSearch({ changed: shipped, names, text: '', brand: '', most: 1 })
const find = (text: string, brand = '', most = 400) => answerSearch({ changed: [], text, brand, most })
const keys = (text: string, brand?: string) => find(text, brand).items.map(itemKey)

describe('the search for items', () => {
  it.each([
    ['an id', 'benefits-medical', 'base/menus/benefits-medical'],
    ['words', 'outline of coverage', 'base/tools/outline-of-coverage'],
    ['words of another language', 'siga cada reclamación', 'base/pages/login-welcome'],
    ['words without their accents', 'siga cada reclamacion', 'base/pages/login-welcome'],
    ['a target', '/benefits/medical', 'base/menus/benefits-medical'],
    ['a named condition', 'full-benefits-menu', 'base/menus/benefits-medical'],
    ['a condition that a named one has', 'memberStatus', 'base/menus/benefits-medical'],
    ['what a condition says', 'active dental plan', 'base/menus/benefits-dental'],
    ['the number of a group', '10004760', 'base/menus/benefits-medical'],
    ['the name of a group', 'lighthouse', 'base/menus/benefits-medical'],
    ['the number of a program', 'program 37', 'base/menus/claims-pharmacy'],
    ['the name of a program', 'apothecary', 'base/menus/claims-pharmacy'],
    ['two things at once', 'lighthouse vision', 'base/menus/benefits-vision'],
  ])('[STUDIO-04] finds items by %s', (_, text, key) => {
    expect(keys(text)).toContain(key)
  })

  it('[STUDIO-04] has what matched marked, and the best first', () => {
    const [first] = find('medical').items
    expect(first?.name).toMatchObject({ text: 'Medical', marks: [[0, 7]] })
    const [{ matched, around } = { matched: [], around: [] }] = find('lighthouse').items
    const [{ label, text, marks } = { label: '', text: '', marks: [] }] = matched
    expect([label, marks.map(([from, to]) => text.slice(from, to)), around]).toEqual([
      'Group',
      ['Lighthouse'],
      ['primary', 'Benefits'],
    ])
    for (const { name, matched: texts } of find('a e').items)
      for (const { text: own, marks: places } of [name, ...texts])
        for (const [from, to] of places) expect('aeáé').toContain(own.slice(from, to).toLowerCase().slice(0, 1))
  })

  it('[STUDIO-04] tells what a brand inherits once, where it is written, and all that it has where the brand is asked for', () => {
    const brands = new Set(keys('benefits-medical').map(key => key.split('/')[0]))
    expect([...brands]).toEqual(['base'])
    const own = shipped.map(([path]) => path.split('/')[0] ?? '').find(name => name !== 'base') ?? ''
    expect(keys('benefits-medical', own)).toContain(`${own}/menus/benefits-medical`)
    expect(find('nothing-has-this-word')).toEqual({ items: [], count: 0 })
  })

  it('[STUDIO-04] follows an edit', () => {
    const [path, text] = shipped.find(([each]) => each === 'base/menus.json') ?? ['', '']
    const edited = text.replace('"title": "Medical"', '"title": "Doctors and hospitals"')
    const { items } = answerSearch({ changed: [[path, edited]], text: 'doctors hospitals', brand: '', most: 5 })
    expect(items.map(itemKey)).toEqual(['base/menus/benefits-medical'])
    answerSearch({ changed: [[path, text]], text: '', brand: '', most: 1 })
    expect(find('doctors hospitals').count).toBe(0)
  })
})
