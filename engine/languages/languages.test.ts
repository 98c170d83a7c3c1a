import { describe, expect, it } from 'vitest'
import { checkManifests } from '../check/check-manifests.ts'
import { diagnosticText } from '../check/diagnostic.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { wordAddress } from './language-words.ts'

/** The sample's files, with files of words in Spanish, and both brands speaking it. */
function checked(words: { readonly [file: string]: unknown }, languages: readonly string[] = ['es-US']) {
  const files = sampleFiles().map(({ path, text }) =>
    path.endsWith('/brand.json') ? { path, text: JSON.stringify({ ...JSON.parse(text), languages }) } : { path, text },
  )
  const added = Object.entries(words).map(([file, said]) => ({
    path: `manifests/${file}`,
    text: JSON.stringify(said, null, 1),
  }))
  return checkManifests([...files, ...added], anyImage, undefined, undefined, sampleWords)
}

const mistakesIn = (words: Parameters<typeof checked>[0], languages?: readonly string[]) =>
  checked(words, languages).diagnostics.map(diagnosticText)

/** A brand in Spanish, with how it says each of its texts. */
function inSpanish(words: Parameters<typeof checked>[0], folder: string) {
  const { brands, diagnostics, placeAt } = checked(words)
  expect(diagnostics.map(diagnosticText)).toEqual([])
  const [spanish] = brands.find(brand => brand.folder === folder)?.languages ?? []
  if (!spanish) throw new Error('No Spanish')
  const how = new Map(spanish.words.map(word => [wordAddress(word), word.how]))
  return { ...spanish, how, placeAt }
}

describe('words in another language', () => {
  it('[LOCALE-01] take the place of English by the same ids, and nothing else changes', () => {
    const words = {
      'base/menus.es.json': { items: { home: { title: 'Inicio' }, benefits: { title: 'Beneficios' } } },
      'base/text.es.json': { home: { heading: 'Hola, {firstName}' } },
    }
    const { manifest, placeAt } = inSpanish(words, 'plain')
    const [english] = checked(words).brands
    const titles = (menus: typeof manifest.menus) => menus.menus.flatMap(menu => menu.items.map(item => item.title))
    expect(titles(manifest.menus)).toEqual(expect.arrayContaining(['Inicio', 'Beneficios']))
    expect(manifest.text.home?.heading).toBe('Hola, {firstName}')
    expect(manifest.brand.language).toBe('es-US')
    const index = manifest.menus.menus[0]?.items.findIndex(({ id }) => id === 'home') ?? -1
    expect(placeAt(manifest.menus, ['menus', 0, 'items', index, 'title'])?.file).toBe('manifests/base/menus.es.json')
    expect(placeAt(manifest.menus, ['menus', 0, 'items', index, 'target'])?.file).toBe('manifests/base/menus.json')
    expect(titles(english?.manifest.menus ?? manifest.menus)).not.toContain('Inicio')
    const withoutTitles = (value: unknown) => JSON.stringify(value, (key, inside) => (key === 'title' ? '' : inside))
    expect(withoutTitles(manifest.menus)).toBe(withoutTitles(english?.manifest.menus))
  })

  it('[LOCALE-01] of a brand go before those of base, and any of them before English', () => {
    const words = {
      'base/home.es.json': { items: { tools: { title: 'Herramientas' } } },
      'base/text.es.json': { home: { heading: 'Hola, {firstName}' } },
      'sample/home.es.json': { items: { tools: { title: 'Acceso rápido' }, programs: { title: 'Programas' } } },
    }
    const { manifest, how } = inSpanish(words, 'sample')
    const [programs, tools] = manifest.home.items
    expect(programs).toMatchObject({ title: 'Programas', body: 'Perks' })
    expect(tools).toMatchObject({ title: 'Acceso rápido' })
    expect(inSpanish(words, 'plain').manifest.home.items[1]).toMatchObject({ title: 'Herramientas' })
    expect(how.get('/home/items/0/body')).toBe('missing')
    expect(how.get('/home/items/1/title')).toBe('own')
    // The brand has its own English there, which base's Spanish does not say.
    expect(how.get('/text/home/heading')).toBe('of-base')
    expect(manifest.text.home?.heading).toBe('Hola, {firstName}')
  })

  it.each(['es', 'zh-Hant'])('[LOCALE-02] that are left over are told beside another mistake in %s', language => {
    const words = {
      [`base/text.${language}.json`]: 'no object',
      [`base/menus.${language}.json`]: { items: { nothing: { title: 'Nada' } } },
    }
    expect(mistakesIn(words, [`${language}-US`]).join('\n')).toContain('words for "nothing"')
  })

  it('[LOCALE-02] may be the same on purpose, and are not asked for where nothing is said', () => {
    const { how, manifest } = inSpanish({ 'base/menus.es.json': { items: { home: { title: true } } } }, 'plain')
    const same = [...how].filter(([, saying]) => saying === 'same').map(([address]) => address)
    expect(same).toEqual(['/menus/menus/0/items/0/title'])
    expect(manifest.menus.menus[0]?.items[0]?.title).toBe('Home')
    // A phone number and a price are no words.
    expect([...how.keys()].filter(address => address.endsWith('/value'))).toEqual([])
  })

  it('[LOCALE-13] are a language by their files alone, whatever the language', () => {
    const files = { 'base/menus.tlh.json': { items: { home: { title: 'juH' } } } }
    expect(mistakesIn(files, ['tlh'])).toEqual([])
    const [plain] = checked(files, ['tlh']).brands
    expect(JSON.stringify(plain?.languages[0]?.manifest.menus)).toContain('juH')
  })
})

describe('mistakes in words', () => {
  it('[LOCALE-02] are ids and keys that English does not have', () => {
    const [item, field, key, file] = mistakesIn({
      'base/menus.es.json': { items: { hom: { title: 'Inicio' }, benefits: { target: '/inicio' } } },
      'base/text.es.json': { home: { heding: 'Hola' } },
      'base/menu.es.json': {},
    })
    expect(item).toMatch(/^manifests\/base\/menu\.es\.json:1:1\n {2}found {5}a file "menu\.es\.json"/)
    expect(item).toContain('try       "menus.es.json"')
    expect(field).toMatch(/^manifests\/base\/menus\.es\.json:3:3\n {2}found {5}words for "hom"/)
    expect(field).toContain('try       "home"')
    expect(key).toMatch(/^manifests\/base\/menus\.es\.json:7:4\n {2}found {5}words for "target"/)
    expect(file).toMatch(/^manifests\/base\/text\.es\.json:3:3\n {2}found {5}words for "heding"/)
  })

  it('[LOCALE-02] are placeholders that English does not have, or that are lost', () => {
    const found = (heading: string) => mistakesIn({ 'base/text.es.json': { home: { heading } } })
    expect(found('Hola, {firstName}')).toEqual([])
    expect(found('Hola, {firstName}, de {brand}')).toEqual([])
    expect(found('Hola, {fristName}')).toEqual([
      expect.stringContaining('found     the placeholder {fristName}\n  expected  {firstName}, as in English'),
    ])
    expect(found('Hola')).toEqual([expect.stringContaining('found     words without {firstName}')])
  })

  it('[LOCALE-02] are texts where objects belong, empty ones, and what is no text', () => {
    const found = (menus: unknown) => mistakesIn({ 'base/menus.es.json': menus })
    expect(found({ items: { home: 'Inicio' } })).toEqual([
      expect.stringContaining('found     "Inicio"\n  expected  an object with "title"'),
    ])
    expect(found({ items: { home: { title: ' ' } } })).toEqual([expect.stringContaining('found     an empty text')])
    expect(found({ items: { home: { title: 7 } } })).toEqual([
      expect.stringContaining('found     7\n  expected  words, or true'),
    ])
  })

  it('[LOCALE-02] are not looked for in a language that no brand has yet, nor where English is wrong itself', () => {
    expect(mistakesIn({ 'base/menus.es.json': { items: { hom: {} } } }, [])).toEqual([])
    const wrongTwice = mistakesIn({
      'base/menus.es.json': { items: { hom: {} } },
      'base/alerts.json': { alerts: [{ id: 'storm' }] },
    })
    expect(wrongTwice.filter(each => each.includes('menus.es.json'))).toEqual([])
    expect(wrongTwice).not.toEqual([])
  })

  it('[LOCALE-02] are what English may not say either, told where the words stand', () => {
    const found = mistakesIn({
      'base/menus.es.json': { items: { home: { title: 'Inicio' } } },
      'sample/home.es.json': { items: { programs: { body: 'Vea [la página](/nowhere).' } } },
    })
    expect(found).toEqual([expect.stringMatching(/^manifests\/sample\/home\.es\.json:4:\d+\n {2}found.*nowhere/)])
  })

  it('[LOCALE-01] are languages without words, and English itself', () => {
    expect(mistakesIn({}, ['fr-FR'])).toEqual([
      expect.stringContaining('found     "fr-FR", a language without words'),
      expect.stringContaining('found     "fr-FR", a language without words'),
    ])
    expect(mistakesIn({}, ['en-GB'])[0]).toContain('found     "en-GB", the language of all texts')
  })
})
