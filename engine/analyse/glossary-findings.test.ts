import { expect, it } from 'vitest'
import { checkManifests } from '../check/check-manifests.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { glossaryFindings } from './glossary-findings.ts'

it('[LOCALE-09] words that say a term otherwise than the glossary are warned of where they stand', () => {
  const files = sampleFiles().map(({ path, text }) =>
    path.endsWith('/brand.json')
      ? { path, text: JSON.stringify({ ...JSON.parse(text), languages: ['es-US'] }) }
      : { path, text },
  )
  const words = { items: { home: { title: 'Inicio' }, benefits: { title: 'Prestaciones' } } }
  const added = { path: 'manifests/base/menus.es.json', text: JSON.stringify(words) }
  const checked = checkManifests([...files, added], anyImage, undefined, undefined, sampleWords)
  const glossary = { home: { say: ['inicio'] }, benefit: { say: ['beneficio'] } }
  expect(glossaryFindings(checked, { es: glossary, fr: {} }).filter(({ brand }) => brand === 'plain')).toMatchObject([
    {
      ...{ code: 'other-term', file: 'manifests/base/menus.es.json', severity: 'warning' },
      says: 'English says "benefit", and the words in "es" do not.',
      todo: 'Say "beneficio", as glossary.es.json does, or mend it there.',
    },
  ])
  expect(glossaryFindings(checked, {})).toEqual([])
})
