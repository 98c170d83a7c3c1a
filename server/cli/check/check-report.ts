import { analyseManifests } from '../../../engine/analyse/analyse-manifests.ts'
import type { Finding } from '../../../engine/analyse/finding.ts'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
import type { CheckMemory } from '../../../engine/check/check-memory.ts'
import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import type { ReadFolder } from '../../content/manifest-files.ts'

/** What a check of a folder of manifests found. */
export interface CheckReport {
  /** How many files and brands were read. */
  files: number
  brands: number
  mistakes: readonly Diagnostic[]
  /** What is most likely not meant; none are looked for while there are mistakes. */
  findings: readonly Finding[]
}

/** Checks manifests, and analyses those without mistakes as of a day. */
export function checkReport(
  { files, imageAddress, typefaces }: ReadFolder,
  now: Date,
  memory?: CheckMemory,
): CheckReport {
  const today = now.toISOString().slice(0, 10)
  const checked = checkManifests(files, imageAddress, memory, today)
  const { diagnostics: mistakes, brands } = checked
  const findings = mistakes.length === 0 ? analyseManifests(checked, today, undefined, typefaces) : []
  return { files: files.length, brands: brands.length, mistakes, findings }
}
