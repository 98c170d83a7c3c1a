import { analyseManifests } from '../../../engine/analyse/analyse-manifests.ts'
import { type Finding, namedFinding } from '../../../engine/analyse/finding.ts'
import type { Glossaries } from '../../../engine/analyse/glossary-findings.ts'
import { type LanguageShare, languageShares } from '../../../engine/analyse/language-findings.ts'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
import type { CheckMemory } from '../../../engine/check/check-memory.ts'
import { type Diagnostic, namedMistake } from '../../../engine/check/diagnostic.ts'
import { sharedFolder } from '../../../engine/check/parse-folders.ts'
import type { IdNames } from '../../../engine/words/id-names.ts'
import type { ReadFolder } from '../../content/manifest-files.ts'

/** What a check of a folder of manifests found. */
export interface CheckReport {
  /** How many files and brands were read, right or wrong. */
  files: number
  brands: number
  mistakes: readonly Diagnostic[]
  /** What is most likely not meant; none are looked for while there are mistakes. */
  findings: readonly Finding[]
  /** How much of each language the brands have; none where they have English alone. */
  languages: readonly LanguageShare[]
}

/** A report for people, who know groups and programs by their names. */
export const namedReport = <Report extends CheckReport>(report: Report, names: IdNames): Report => ({
  ...report,
  mistakes: report.mistakes.map(mistake => namedMistake(mistake, names)),
  findings: report.findings.map(finding => namedFinding(finding, names)),
})

/**
 * Checks manifests as of a day: first what is wrong, and where nothing is, what is most likely not meant. To ask for the second
 * takes as long as for the first.
 */
export function* reportsInTurn(
  { files, imageAddress, typefaces }: ReadFolder,
  now: Date,
  memory?: CheckMemory,
  glossaries?: Glossaries,
): Generator<{ report: CheckReport; goesOn: boolean }, undefined> {
  const today = now.toISOString().slice(0, 10)
  const checked = checkManifests(files, imageAddress, memory, today)
  const mistakes = checked.diagnostics
  const brands = checked.folders.filter(({ name }) => name !== sharedFolder)
  const languages = languageShares(checked)
  const report = { files: files.length, brands: brands.length, mistakes, findings: [], languages }
  const goesOn = mistakes.length === 0
  yield { report, goesOn }
  if (goesOn)
    yield {
      report: { ...report, findings: analyseManifests(checked, today, undefined, typefaces, glossaries) },
      goesOn: false,
    }
  return undefined
}

/** Checks manifests, and analyses those without mistakes as of a day. */
export function checkReport(...asked: Parameters<typeof reportsInTurn>): CheckReport {
  const whole = [...reportsInTurn(...asked)].at(-1)
  if (!whole) throw new Error('A check tells at least what is wrong')
  return whole.report
}
