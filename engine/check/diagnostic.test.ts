import { expect, it, vi } from 'vitest'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { checkManifests } from './check-manifests.ts'
import { gatherDiagnostics, type UngatheredDiagnostic } from './diagnostic.ts'

/** What is told of the sample's files with some of them changed. */
const told = (changes: { readonly [path: string]: (text: string) => string }) => {
  const files = sampleFiles().map(({ path, text }) => ({ path, text: changes[path]?.(text) ?? text }))
  return checkManifests(files, anyImage, undefined, undefined, sampleWords).diagnostics
}

const wrongTarget = (text: string) => text.replace('"target": "/benefits/medical"', '"target": "/benefit/medical"')

it('[CHECK-11] does not name the brands that could be asked when another could not yet', () => {
  const [base, ...others] = told({
    'manifests/base/menus.json': wrongTarget,
    'manifests/sample/text.json': text => text.replace('"set"', '"sett"'),
  })
  expect(base).toMatchObject({ file: 'manifests/base/menus.json', found: expect.stringContaining('/benefit/medical') })
  expect(base?.brands).toBeUndefined()
  expect(others).toMatchObject([{ file: 'manifests/sample/text.json', found: expect.stringContaining('sett') }])
})

const place = { file: 'manifests/base/text.json', line: 3, column: 5 }
const finding = (brand: string, expected: string, rest: Partial<UngatheredDiagnostic> = {}): UngatheredDiagnostic => ({
  ...{ ...place, brand, found: 'the placeholder {phone:x}', expected, hint: 'words' },
  ...rest,
})
const judged = ['one', 'two', 'three'].map(name => ({ name, reached: 1 }))
const gathered = (...findings: UngatheredDiagnostic[]) => gatherDiagnostics(findings, judged, () => '{}')

it('[CHECK-11] tells one mistake of base once where brands expect something else there, with every brand', () => {
  const all = gathered(finding('one', '{a}'), finding('two', '{b}'), finding('three', '{a}'))
  expect(all).toEqual([
    { ...place, found: 'the placeholder {phone:x}', expected: '{a} (one, three); {b} (two)', hint: 'words' },
  ])
  expect(gathered(finding('one', '{a}'), finding('two', '{b}'))).toMatchObject([{ brands: ['one', 'two'] }])
})

it('[CHECK-11] keeps apart what one brand alone finds wrong in two ways', () => {
  expect(gathered(finding('one', '{a}'), finding('one', '{b}'))).toHaveLength(2)
})

it('[CHECK-11] offers no mend that is one brand’s alone', () => {
  const mend = (text: string) => ({ mend: { do: 'write', text, insteadOf: 0 } as const })
  const [same] = gathered(finding('one', '{a}', mend('a')), finding('two', '{a}', mend('a')))
  const [other] = gathered(finding('one', '{a}', mend('a')), finding('two', '{a}', mend('b')))
  expect(same?.mend).toMatchObject({ text: 'a' })
  expect(other).toMatchObject({ brands: ['one', 'two'] })
  expect(other?.mend).toBeUndefined()
})

it('[CHECK-11] names a brand alone that finds what others were asked about, too', () => {
  expect(gathered(finding('two', '{a}'))).toMatchObject([{ brands: ['two'] }])
})

it('[CHECK-11] reads a file once for the mends of all its mistakes', () => {
  const { file } = place
  const findings = Array.from(
    { length: 50 },
    (_, line): UngatheredDiagnostic => ({
      ...{ file, line: line + 2, column: 3, found: '"frm"', expected: 'a field' },
      mend: { do: 'replace', with: 'from' },
    }),
  )
  const text = `{\n${findings.map(({ line }) => `  "frm${line}": 1`).join(',\n')}\n}`
  const textOf = vi.fn(() => text)
  const told = gatherDiagnostics(findings, judged, textOf)
  expect(textOf).toHaveBeenCalledTimes(1)
  expect(told.map(({ mend }) => mend && text.slice(mend.offset, mend.offset + mend.length))).toEqual(
    findings.map(({ line }) => `"frm${line}"`),
  )
})
