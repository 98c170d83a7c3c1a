import { expect, it } from 'vitest'
import { missingTexts } from '../../engine/check/rules/texts.ts'
import text from '../../manifests/base/text.json' with { type: 'json' }
import asked from '../../schema/generated/asked-words.json' with { type: 'json' }
import { checkWith } from './support/shipped.ts'

const { $schema, ...sections } = text
type Sections = { [section: string]: { [key: string]: string } }

it('[CHECK-06] every text that screens ask for is one of base, and missing there is one mistake for each', () => {
  expect(missingTexts(sections, asked)).toEqual([])
  for (const [section, words] of Object.entries(asked))
    for (const key of Object.keys(words)) {
      const left: Sections = structuredClone(sections)
      delete left[section]?.[key]
      expect(missingTexts(left, asked).map(({ path, mistake }) => [path, mistake.found])).toEqual([
        [[section], `no text "${key}"`],
      ])
    }
})

it.each([
  ['shell', 'tagline'],
  ['claim', 'appealWay'],
  ['home', undefined],
])('[CHECK-06] %s %s removed from base is one message there, whatever brands say of their own', (section, key) => {
  const left: Sections = structuredClone(sections)
  if (key === undefined) delete left[section]
  else delete left[section]?.[key]
  const { diagnostics } = checkWith('base/text.json', JSON.stringify({ $schema, ...left }, undefined, 2))
  expect(diagnostics.map(({ file, brands }) => [file, brands])).toEqual([['manifests/base/text.json', undefined]])
})
