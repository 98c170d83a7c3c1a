import { expect, it } from 'vitest'
import { checkManifests } from '../check/check-manifests.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { languageFindings, languageShares } from './language-findings.ts'

const words = {
  'base/menus.es.json': { items: { home: { title: 'Home' }, benefits: { title: 'Beneficios' } } },
  'base/home.es.json': { items: { tools: { title: 'Herramientas' } } },
  'base/text.es.json': { shell: { signOut: true } },
}

/** The sample, with both brands in Spanish. */
function sample() {
  const files = sampleFiles().map(({ path, text }) =>
    path.endsWith('/brand.json')
      ? { path, text: JSON.stringify({ ...JSON.parse(text), languages: ['es-US'] }) }
      : { path, text },
  )
  const added = Object.entries(words).map(([file, said]) => ({ path: `manifests/${file}`, text: JSON.stringify(said) }))
  return checkManifests([...files, ...added], anyImage, undefined, undefined, sampleWords)
}

it('[LOCALE-02] tells of words that miss, are those of English, or are for other English', () => {
  const found = languageFindings(sample())
  const of = (code: string, brand: string) => found.filter(each => each.code === code && each.brand === brand)
  const missing = of('missing-words', 'plain').map(({ says }) => says)
  expect(missing).toContain('No words in "es" for "Not enrolled".')
  const [dental] = of('missing-words', 'plain').filter(({ says }) => says.includes('"Dental"'))
  expect(dental?.file).toBe('manifests/base/menus.json')
  expect(dental?.todo).toMatch(/^Say it in menus\.es\.json under items > [a-z-]+ > title;/)
  expect(of('unchanged-words', 'plain')).toMatchObject([
    { file: 'manifests/base/menus.es.json', line: 1, says: 'The words in "es" are those of English: "Home".' },
  ])
  // Of the two texts of text.json one is the same on purpose.
  expect(of('missing-words', 'plain').filter(({ file }) => file.endsWith('/text.json'))).toHaveLength(1)
  expect(of('words-of-base', 'plain')).toEqual([])
  const [tools, ...others] = of('words-of-base', 'sample')
  expect(others).toEqual([])
  expect(tools).toMatchObject({ file: 'manifests/sample/home.json' })
  expect(tools?.says).toBe(
    'The brand has its own English here, "Quick access tools", but in "es" base\'s words: "Herramientas".',
  )
})

it('[LOCALE-02] says how much of a language is there', () => {
  const checked = sample()
  const [plain] = languageShares(checked)
  const missing = languageFindings(checked).filter(each => each.code === 'missing-words' && each.brand === 'plain')
  expect(plain).toMatchObject({ brand: 'plain', tag: 'es-US', said: 4 })
  expect(plain?.all).toBe(4 + missing.length)
})
