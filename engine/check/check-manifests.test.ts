import { describe, expect, it } from 'vitest'
import { compileManifest } from '../resolve/compile-manifest.ts'
import { resolveShell } from '../resolve/resolve-shell.ts'
import { stateOf } from '../testing/member-state.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { checkManifests } from './check-manifests.ts'
import { diagnosticText } from './diagnostic.ts'

const shellOf = (brand: ReturnType<typeof checkManifests>['brands'][number]) =>
  resolveShell(
    compileManifest(brand.manifest, ({ error }) => {
      throw error
    }),
    stateOf({ facts: { memberStatus: 'active' } }),
  )

describe('checkManifests', () => {
  it('finds nothing wrong with a right manifest, and merges it', () => {
    const { brands, diagnostics } = checkManifests(sampleFiles(), anyImage, undefined, undefined, sampleWords)
    expect(diagnostics).toEqual([])
    expect(brands.map(brand => brand.folder)).toEqual(['plain', 'sample'])
    const home = brands[1]?.manifest.home.items.map(item => [item.id, 'title' in item && item.title])
    expect(home).toEqual([
      ['programs', 'Programs'],
      ['tools', 'Quick access tools'],
    ])
  })

  it('[SCOPE-08] makes a new brand of a new folder: what differs is in its files, keyed by its domain id', () => {
    const second = {
      set: { id: 'second', domainId: 77, name: 'Second', hosts: ['second.localhost'] },
    }
    const brand = sampleFiles().find(file => file.path === 'manifests/sample/brand.json')
    const files = [
      ...sampleFiles().filter(file => !file.path.endsWith('/brand.json')),
      { path: 'manifests/base/brand.json', text: brand?.text ?? '' },
      { path: 'manifests/sample/brand.json', text: '{}' },
      { path: 'manifests/second/brand.json', text: JSON.stringify(second) },
      { path: 'manifests/second/menus.json', text: '{ "changes": [{ "change": "remove", "id": "home" }] }' },
    ]
    const { brands, diagnostics } = checkManifests(files, anyImage, undefined, undefined, sampleWords)
    expect(diagnostics).toEqual([])
    const seen = brands.map(each => [each.manifest.brand.domainId, shellOf(each).menus.primary.map(item => item.id)])
    expect(seen).toEqual([
      [99, ['benefits', 'home']],
      [77, ['benefits']],
    ])
  })

  it('tells where each value of a merged surface was written', () => {
    const { brands, originsOf } = checkManifests(sampleFiles(), anyImage, undefined, undefined, sampleWords)
    const brand = brands.find(each => each.folder === 'sample')
    if (!brand) throw new Error('No brand')
    const origins = originsOf(brand, 'home')
    expect(origins.get('/items/0')).toEqual({ file: 'manifests/sample/home.json', line: 16, column: 15 })
    expect(origins.get('/items/1')).toEqual({ file: 'manifests/base/home.json', line: 26, column: 5 })
    expect(origins.get('/items/1/title')).toEqual({ file: 'manifests/sample/home.json', line: 7, column: 18 })
    expect(originsOf(brand, 'theme').get('/colors/accent')?.file).toBe('manifests/sample/theme.json')
    expect(originsOf(brand, 'theme').get('/colors/primary')?.file).toBe('manifests/base/theme.json')
  })

  it('says a mistake of base once, and names the brands when it is one in some only', () => {
    const brand = sampleFiles().find(file => file.path === 'manifests/sample/brand.json')
    const other = (brand?.text ?? '')
      .replace('"sample"', '"other"')
      .replace('99', '97')
      .replace('sample.localhost', 'other.localhost')
    const files = sampleFiles().map(file =>
      file.path === 'manifests/base/alerts.json' ? { ...file, text: file.text.replace('"warning"', '"warnin"') } : file,
    )
    const both = checkManifests(
      [...files, { path: 'manifests/other/brand.json', text: other }],
      anyImage,
      undefined,
      undefined,
      sampleWords,
    )
    expect(both.diagnostics.map(each => [each.file, each.found, each.brands])).toEqual([
      ['manifests/base/alerts.json', '"warnin"', undefined],
    ])
    const without = '{ "changes": [{ "change": "remove", "id": "home" }] }'
    const some = checkManifests(
      [
        ...sampleFiles().map(file =>
          file.path === 'manifests/base/menus.json' ? { ...file, text: file.text.replace('"/home"', '"/hmoe"') } : file,
        ),
        { path: 'manifests/other/brand.json', text: other },
        { path: 'manifests/other/menus.json', text: without },
      ],
      anyImage,
      undefined,
      undefined,
      sampleWords,
    )
    expect(some.diagnostics.map(each => [each.file, each.found, each.brands])).toEqual([
      ['manifests/base/menus.json', '"/hmoe", which no route of the brand matches', ['plain', 'sample']],
    ])
  })

  it('[CHECK-11] blames a removed route for the links of base that it breaks, in one message', () => {
    const routes =
      '{ "changes": [{ "change": "remove", "id": "programs" }, { "change": "remove", "id": "benefit-category" }] }'
    const { diagnostics } = checkManifests(
      [...sampleFiles(), { path: 'manifests/plain/routes.json', text: routes }],
      anyImage,
      undefined,
      undefined,
      sampleWords,
    )
    expect(new Set(diagnostics.map(each => each.file))).toEqual(new Set(['manifests/plain/routes.json']))
    expect(diagnostics.map(each => each.column)).toEqual([15, 57].slice(0, diagnostics.length))
    expect(diagnostics.map(each => each.found)).toContainEqual(
      expect.stringMatching(/^"remove" of "programs": with it "\/benefits\/programs".*base\/menus\.json:\d+:\d+/),
    )
  })

  it('says which words of base a brand took away', () => {
    const told = (set: object) => {
      const file = { path: 'manifests/sample/text.json', text: JSON.stringify({ set }, null, 2) }
      const files = [...sampleFiles().filter(({ path }) => path !== file.path), file]
      return checkManifests(files, anyImage, undefined, undefined, sampleWords).diagnostics.map(
        ({ file, line, found }) => ({
          file,
          line,
          found,
        }),
      )
    }
    const file = 'manifests/sample/text.json'
    expect(told({ home: { heading: null } })).toEqual([{ file, line: 3, found: 'no text "heading"' }])
    expect(told({ home: null })).toEqual([{ file, line: 2, found: 'no section "home"' }])
  })

  it('says when a route that moved lost a parameter that its screen reads', () => {
    const moved = (path: string) => {
      const item = { id: 'claim', path, screen: 'claim', title: 'Claim', guards: [] }
      const text = JSON.stringify({ changes: [{ change: 'add', item }] })
      return checkManifests(
        [...sampleFiles(), { path: 'manifests/sample/routes.json', text }],
        anyImage,
        undefined,
        undefined,
        sampleWords,
      ).diagnostics
    }
    expect(moved('/bills/:memberSuffix/of/:claimType/:claimId')).toEqual([])
    expect(moved('/bills/:claimType/:claimId')).toMatchObject([
      { file: 'manifests/sample/routes.json', expected: expect.stringContaining('":memberSuffix"') },
    ])
  })

  it('writes a mistake as a link and three lines', () => {
    const text = diagnosticText({
      file: 'manifests/base/home.json',
      line: 3,
      column: 5,
      found: '"titel"',
      expected: '"title"',
      hint: '"title"',
      brands: ['sample'],
    })
    expect(text).toBe(
      'manifests/base/home.json:3:5  (sample)\n  found     "titel"\n  expected  "title"\n  try       "title"',
    )
  })
})
