import { describe, expect, it } from 'vitest'
import { checkManifests } from '../check/check-manifests.ts'
import type { ManifestFile } from '../check/parse-folders.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { MemberSpace } from '../members/member-space.ts'
import { registry } from '../members/registry.ts'
import { witnessOf } from '../members/witness.ts'
import { stateOf } from '../testing/member-state.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import type { Version } from './base-edits.ts'
import { impact } from './impact.ts'

type Edited = { [path: string]: (root: JsonObject) => void }

const parsed = (text: string): JsonObject => {
  const value: unknown = JSON.parse(text)
  return isJsonObject(value) ? value : {}
}

/** The sample's files, some of them edited. */
function version(edits: Edited = {}, files: ManifestFile[] = sampleFiles()): Version {
  const all = files.map(({ path, text }) => {
    const edit = edits[path.replace('manifests/', '')]
    const root = parsed(text)
    edit?.(root)
    return { path, text: edit ? JSON.stringify(root, undefined, 2) : text }
  })
  const checked = checkManifests(all, anyImage, undefined, undefined, sampleWords)
  expect(checked.diagnostics).toEqual([])
  return checked
}

/** An item of a file by its id, wherever it is. */
function item(root: unknown, id: string): JsonObject {
  const find = (value: unknown): JsonObject | undefined => {
    if (isJsonObject(value) && value.id === id) return value
    if (typeof value !== 'object' || value === null) return undefined
    return Object.values(value)
      .map(find)
      .find(found => found !== undefined)
  }
  return find(root) ?? {}
}

const since = '2026-01-01'
const told = (edits: Edited, population = new Map()) =>
  impact(version(), version(edits), { registry, since, population })

/** The sample's files, whose brands speak Spanish by these words. */
const spoken = (words: { readonly [file: string]: object }): ManifestFile[] => [
  ...sampleFiles().map(({ path, text }) =>
    path.endsWith('/brand.json')
      ? { path, text: JSON.stringify({ ...parsed(text), languages: ['es-US'] }) }
      : { path, text },
  ),
  ...Object.entries(words).map(([file, said]) => ({ path: `manifests/${file}`, text: JSON.stringify(said) })),
]

const inSpanish = (said: object, own: object = {}) => ({
  'base/menus.es.json': { items: { home: { title: 'Inicio' }, ...said } },
  'base/alerts.es.json': { items: { termed: own } },
})

describe('the impact of an edit', () => {
  it('[LOCALE-12] tells an edit of words in the language that it is seen in, to whom, and where', () => {
    const before = version({}, spoken(inSpanish({ benefits: { title: 'Beneficios' } })))
    const after = version({}, spoken(inSpanish({ benefits: { title: 'Sus beneficios' } })))
    const { brands, base, placeOf, causeOf, seenIn } = impact(before, after, { registry, since })
    expect(brands.map(({ brand, language }) => [brand, language])).toEqual([
      ['plain', 'es-US'],
      ['sample', 'es-US'],
    ])
    expect(base).toEqual([])
    const [plain] = brands
    const [edit] = plain?.impacts ?? []
    const [seen] = edit?.seen ?? []
    const [change] = seen?.changes ?? []
    expect(change).toMatchObject({ kind: 'relabelled', key: 'benefits', before: 'Beneficios', after: 'Sus beneficios' })
    expect(seen?.who).toContain('coverage')
    if (!plain || !edit || !change) throw new Error('Nothing was told')
    expect(causeOf(plain, change, edit)?.file).toBe('manifests/base/menus.es.json')
    expect(edit.edits.map(each => placeOf(plain, each)?.file)).toEqual(['manifests/base/menus.es.json'])
    expect(seenIn(plain, change)).toEqual(['es-US'])
  })

  it('[LOCALE-12] tells other words of English apart where a language has words of its own, and not where it has none', () => {
    const files = spoken(inSpanish({ benefits: { title: 'Beneficios' } }, { title: true }))
    const edits = {
      'base/menus.json': (root: JsonObject) => Object.assign(item(root, 'benefits'), { title: 'Your benefits' }),
      'base/alerts.json': (root: JsonObject) => Object.assign(item(root, 'termed'), { title: 'No longer enrolled' }),
    }
    const result = impact(version({}, files), version(edits, files), { registry, since })
    expect(result.brands.map(({ language }) => language)).toEqual([undefined, undefined])
    const [plain] = result.brands
    const changes = plain?.impacts.flatMap(({ seen }) => seen.flatMap(set => set.changes)) ?? []
    const languages = changes.map(change => [change.key, plain && result.seenIn(plain, change)])
    expect(Object.fromEntries(languages)).toEqual({ benefits: ['en-US'], termed: undefined })
  })

  it('is nothing when nothing was edited', () => {
    expect(told({})).toMatchObject({ brands: [], base: [], added: [], removed: [] })
  })

  it('names the members who see other words, in every brand that inherits them, with people who are among them', () => {
    const space = new MemberSpace(registry, { pioneers: { description: 'Pilot', of: 'groupId', values: ['G1', 'G2'] } })
    const { facts = {}, open = {} } =
      witnessOf(space.diagrams.and(space.known, space.fact('memberStatus', ['termed'])), space) ?? {}
    const ann = { name: 'ann', moments: [stateOf({ facts, open })] }
    const result = told(
      { 'base/alerts.json': root => Object.assign(item(root, 'termed'), { title: 'No longer enrolled' }) },
      new Map([['plain', [ann]]]),
    )
    expect(result.brands.map(({ brand }) => brand)).toEqual(['plain', 'sample'])
    const [plain] = result.brands
    const [edit] = plain?.impacts ?? []
    expect(plain?.impacts).toHaveLength(1)
    expect(edit?.affected).toHaveLength(1)
    expect(edit?.affected[0]).toMatchObject({
      people: ['ann'],
      changes: [
        { kind: 'relabelled', surface: 'alerts', key: 'termed', before: 'Not enrolled', after: 'No longer enrolled' },
      ],
    })
    expect(edit?.affected[0]?.who).toBe('everyone who has coverage that ended')
    expect(plain?.unseen).toEqual([])
    expect(result.base).toEqual([
      {
        surface: 'alerts',
        key: 'termed',
        what: 'changed',
        fields: ['title'],
        reaches: ['plain', 'sample'],
        overriddenBy: [],
      },
    ])
    const [change] = edit?.affected[0]?.changes ?? []
    const place = { file: 'manifests/base/alerts.json', column: 16 }
    expect(edit && change && result.causeOf({ brand: 'plain' }, change, edit)).toMatchObject(place)
    expect(edit?.edits.map(each => result.placeOf({ brand: 'plain' }, each))).toMatchObject([place])
  })

  it('tells brands that an edit of base reaches from those that say something of their own', () => {
    const { base, brands } = told({
      'base/home.json': root => Object.assign(item(root, 'tools'), { title: 'Things' }),
    })
    expect(brands.map(({ brand }) => brand)).toEqual(['plain'])
    expect(base).toMatchObject([
      {
        key: 'tools',
        reaches: ['plain'],
        overriddenBy: [{ brand: 'sample', place: { file: 'manifests/sample/home.json' } }],
      },
    ])
  })

  it('says so when no member can see an edit', () => {
    const result = told({
      'base/home.json': root => Object.assign(item(root, 'primary-care-update'), { title: 'Long gone' }),
      'base/conditions.json': root => Object.assign(Object(root.conditions).covered, { description: 'Other words' }),
    })
    for (const brand of result.brands) expect(brand.impacts).toEqual([])
    expect(result.brands.find(({ brand }) => brand === 'plain')?.unseen).toMatchObject([
      { surface: 'conditions', key: 'covered', fields: ['description'] },
      { surface: 'home', key: 'primary-care-update', fields: ['title'] },
    ])
  })

  it('follows a named condition to everything that uses it', () => {
    const result = told({
      'base/conditions.json': root =>
        Object.assign(Object(root.conditions).covered, { when: { memberStatus: ['active', 'future', 'termed'] } }),
    })
    const plain = result.brands.find(({ brand }) => brand === 'plain')
    const [edit] = plain?.impacts ?? []
    expect(edit?.affected.map(({ who }) => who)).toEqual([
      'everyone who is signed in and has coverage that ended',
      'everyone who has not finished logging in and has coverage that ended',
    ])
    expect(edit?.affected[0]?.changes.map(({ kind, surface, key }) => `${kind} ${surface} ${key}`)).toEqual([
      'rerouted routes /benefits',
      'shown menus benefits',
    ])
    expect(edit?.edits).toMatchObject([{ surface: 'conditions', key: 'covered', fields: ['when'] }])
    expect(plain?.unseen).toEqual([])
  })

  it('tells the few members of a segment that lists another group, and no one else', () => {
    const result = told({
      'base/segments.json': root => Object.assign(Object(root.segments).pioneers, { values: ['G1', 'G2', 'G3'] }),
    })
    expect(result.brands[0]?.impacts[0]?.affected).toMatchObject([
      {
        who: 'everyone who is signed in, is not in the segment "Groups of the pilot (as it was)" and is in the segment "Groups of the pilot"',
        changes: [{ kind: 'relinked', surface: 'pages', key: 'dentist', page: 'abroad' }],
      },
    ])
  })

  it('[CHECK-19] keeps edits apart that have nothing to do with one another, and cites the line of each', () => {
    const result = told({
      'base/alerts.json': root => Object.assign(item(root, 'termed'), { title: 'No longer enrolled' }),
      'base/menus.json': root => Object.assign(item(root, 'home'), { title: 'Start' }),
    })
    const [plain] = result.brands
    expect(plain?.impacts.map(({ edits, affected }) => [edits.map(({ key }) => key), affected.length])).toEqual([
      [['termed'], 1],
      [['home'], 1],
    ])
    for (const edit of plain?.impacts ?? [])
      for (const { changes } of edit.affected)
        expect(changes.map(change => [change.key, result.causeOf({ brand: 'plain' }, change, edit)?.file])).toEqual([
          edit.edits[0]?.key === 'home'
            ? ['home', 'manifests/base/menus.json']
            : ['termed', 'manifests/base/alerts.json'],
        ])
  })

  it('[CHECK-19] says hidden for what is there but not shown, and removed for what is gone, each at the edit', () => {
    const hide = (rest: object) => (root: JsonObject) =>
      Object.assign(root, { changes: [...[root.changes ?? []].flat(), { id: 'home', ...rest }] })
    const kinds = (edits: Edited) =>
      told(edits)
        .brands.filter(({ brand }) => brand === 'sample')
        .flatMap(({ impacts }) => impacts)
        .flatMap(edit =>
          edit.affected.flatMap(({ changes }) =>
            changes.map(change => `${change.kind} ${change.surface} ${change.key}`),
          ),
        )
    const never = { change: 'set', fields: { showWhen: { memberStatus: ['none'] } } }
    expect(new Set(kinds({ 'sample/menus.json': hide(never) }))).toContain('hidden menus home')
    expect(new Set(kinds({ 'sample/menus.json': hide({ change: 'remove' }) }))).toContain('removed menus home')
    const result = told({ 'sample/menus.json': hide({ change: 'remove' }) })
    const [sample] = result.brands
    const [edit] = sample?.impacts ?? []
    expect(edit?.edits.map(each => result.placeOf({ brand: 'sample' }, each)?.file)).toContain(
      'manifests/sample/menus.json',
    )
  })

  it('[CHECK-11] cites the change that moves an item, not where base has the item', () => {
    const change = { change: 'move', id: 'home', after: 'benefits' }
    const result = impact(
      version({
        'sample/menus.json': root => Object.assign(root, { changes: [root.changes ?? []].flat().slice(0, 1) }),
      }),
      version({
        'sample/menus.json': root => Object.assign(root, { changes: [[root.changes ?? []].flat()[0] ?? {}, change] }),
      }),
      { registry, since },
    )
    const [edit] = result.brands.find(({ brand }) => brand === 'sample')?.impacts ?? []
    const [moved] = edit?.affected.flatMap(({ changes }) => changes) ?? []
    expect(moved).toMatchObject({ kind: 'moved', surface: 'menus' })
    expect(edit && moved && result.causeOf({ brand: 'sample' }, moved, edit)?.file).toBe('manifests/sample/menus.json')
    expect(edit?.edits.map(each => result.placeOf({ brand: 'sample' }, each)?.file)).toEqual([
      'manifests/sample/menus.json',
    ])
  })

  it('[CHECK-19] counts real members where somebody counted them, and else gives no share', () => {
    const edits = {
      'base/alerts.json': (root: JsonObject) =>
        void Object.assign(item(root, 'termed'), { title: 'No longer enrolled' }),
    }
    const census = new Map([
      [
        'plain',
        [
          { kind: { memberStatus: ['termed'] as const }, members: 30 },
          { kind: { memberStatus: ['active'] as const }, members: 60 },
          { group: 'G1', kind: { relationship: ['subscriber'] as const }, members: 10 },
        ],
      ],
    ])
    const counted = impact(version(), version(edits), { registry, since, census: census as never })
    expect(counted.brands[0]?.impacts[0]?.affected).toMatchObject([{ members: { least: 30, most: 40, of: 100 } }])
    const uncounted = told(edits).brands[0]?.impacts[0]?.affected[0]
    expect(uncounted && 'members' in uncounted).toBe(false)
    expect(uncounted && 'share' in uncounted).toBe(false)
  })

  it('tells of brands that came and went', () => {
    const without = version(
      {},
      sampleFiles().filter(({ path }) => !path.includes('/plain/')),
    )
    expect(impact(without, version(), { registry }).added).toEqual(['plain'])
    expect(impact(version(), without, { registry }).removed).toEqual(['plain'])
  })
})
