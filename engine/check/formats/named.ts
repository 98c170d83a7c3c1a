import type { Manifest } from '../../../schema/generated/manifests.ts'
import { hintAt } from '../../overlay/nearest.ts'
import type { FormatCheck } from './format-check.ts'

/** A check that a text is one of the names that the manifest defines. */
export const named =
  (what: string, where: string, names: (manifest: Manifest) => readonly string[]): FormatCheck =>
  (value, manifest) => {
    const known = names(manifest)
    if (known.includes(value)) return []
    return [
      {
        found: `"${value}", which is no ${what}`,
        expected: `a ${what} of ${where}`,
        hint: `a name that ${where} has, or one more there`,
        ...hintAt(value, known),
      },
    ]
  }
