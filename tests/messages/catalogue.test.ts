import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { mended } from './support/mended.ts'
import { type Mutant, mutantsOf } from './support/mutant.ts'
import { checkWith, saysTheSame, shippedText } from './support/shipped.ts'
import { told } from './support/told.ts'

const groups = Object.entries(catalogue).map(([group, kinds]) => [group, kinds.flatMap(mutantsOf)] as const)
const all = groups.flatMap(([, mutants]) => mutants)
const named = (mutants: readonly Mutant[]) => mutants.map(mutant => [mutant.name, mutant] as const)
const placeholders = (text: string) => text.match(/\{(?:brand|legalName|site|phone:[a-z-]+)\}/g)?.length ?? 0

it('begins with right manifests, and has at least 250 mistakes with a mend', () => {
  expect(checkWith('', '').diagnostics).toEqual([])
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  const withMend = all.filter(({ diagnostics }) => diagnostics.some(({ mend }) => mend))
  expect(withMend.length).toBeGreaterThanOrEqual(250)
})

describe.each(groups)('%s', (group, mutants) => {
  it.each(named(mutants))('one message at its line names the mend of %s', (_, { file, line, diagnostics }) => {
    expect(diagnostics.map(each => `${each.file}:${each.line}`)).toEqual([`manifests/${file}:${line}`])
    expect(diagnostics[0]?.hint).toBeTruthy()
  })

  it.each(named(mutants))('the mend gives right manifests again: %s', (_, mutant) => {
    const text = mended(mutant)
    // What a mend leaves out in English leaves its words in other languages, which are told next, each at its line.
    const isEnglish = ({ file }: { file: string }) => !/\.\w+\.json$/.test(file)
    if (!saysTheSame(mutant.file, text))
      expect(checkWith(mutant.file, text, 'few').diagnostics.filter(isEnglish)).toEqual([])
    // It writes nothing that a placeholder stands for.
    const [mend] = mutant.diagnostics.flatMap(each => each.mend ?? [])
    if (mend?.text) expect(placeholders(text)).toBeGreaterThanOrEqual(placeholders(mutant.text))
  })

  it('is as people read it', async () => {
    const text = mutants.map(mutant => told(mutant, shippedText(mutant.file))).join('\n')
    await expect(text).toMatchFileSnapshot(`${group}.txt`)
  })
})
