import { expect, it } from 'vitest'
import { isMessage, messageMistake, messageNames } from '../../schema/message.ts'
import { checkManifests } from '../check/check-manifests.ts'
import { diagnosticText } from '../check/diagnostic.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { pseudo, pseudoFiles, pseudoTag } from './pseudo.ts'

it('makes words longer by two fifths at least, in brackets, and keeps what is no word', () => {
  const said = pseudo('Sign in to see your claims')
  expect(said).toMatch(/^⟦Šîĝñ îñ .*⟧$/)
  expect(said.length).toBeGreaterThanOrEqual('Sign in to see your claims'.length * 1.4)
  expect(pseudo('Hello, {firstName}')).toContain('{firstName}')
  expect(pseudo('See [your card](/id-card?show=full) and *print* it')).toMatch(
    /\[ýöûŕ çåŕð\]\(\/id-card\?show=full\) åñð \*þŕîñţ\*|\]\(\/id-card\?show=full\)/,
  )
  expect(
    pseudo('First\n\n- One\n- Two')
      .split('\n')
      .map(line => line.replace(/⟦.*⟧/u, 'x')),
  ).toEqual(['x', '', '- x', '- x'])
})

it('keeps plurals and choices, by the same names', () => {
  const message = "{total, plural, =0 {No claims} one {# claim of {year}} other {# claims, {from} to {to}}} isn't all"
  const said = pseudo(message)
  expect(isMessage(said)).toBe(true)
  expect(messageMistake(said)).toBeUndefined()
  expect(messageNames(said)).toEqual(messageNames(message))
  expect(said).toMatch(/^⟦.*⟧$/u)
  expect(said).toContain('{year}')
})

it('says every word of a brand, so that the check finds nothing wrong and nothing missing', () => {
  const checked = (files: { path: string; text: string }[]) =>
    checkManifests(files, anyImage, undefined, undefined, sampleWords)
  const [brand] = checked(sampleFiles()).brands.filter(({ folder }) => folder === 'plain')
  if (!brand) throw new Error('The sample has no plain brand')
  const own = [...pseudoFiles(brand.manifest)].map(([surface, said]) => ({
    path: `manifests/plain/${surface}.${pseudoTag}.json`,
    text: JSON.stringify(said),
  }))
  const files = sampleFiles().map(({ path, text }) =>
    path.endsWith('plain/brand.json')
      ? { path, text: JSON.stringify({ ...JSON.parse(text), languages: [pseudoTag] }) }
      : { path, text },
  )
  const { brands, diagnostics } = checked([...files, ...own])
  expect(diagnostics.map(diagnosticText)).toEqual([])
  const [language] = brands.find(({ folder }) => folder === 'plain')?.languages ?? []
  expect(language?.words.filter(({ how, at }) => at && how === 'missing').map(({ text }) => text)).toEqual([])
  expect(language?.words.length).toBeGreaterThan(20)
})
