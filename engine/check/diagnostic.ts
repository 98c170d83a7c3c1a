import type { Mistake } from '../overlay/mistake.ts'
import { byPlace, type Place } from '../overlay/places.ts'
import { type IdNames, withIdNames } from '../words/id-names.ts'
import { editOf, type TextEdit } from './edit.ts'

/** An edit that corrects a mistake. */
interface MendingEdit extends TextEdit {
  /** Whether it is surely what was meant; otherwise somebody who knows has to say so. */
  certain: boolean
}

/** One mistake, where it stands. */
export interface Diagnostic extends Place, Omit<Mistake, 'mend' | 'lacks'> {
  /** The brands in which it is a mistake, when it is not one in all. */
  brands?: readonly string[]
  /** The edit that corrects it. */
  mend?: MendingEdit
}

/** A diagnostic as text: a line that terminals and editors turn into a link, then what was found, expected, and what to try. */
export function diagnosticText({ file, line, column, found, expected, hint, brands }: Diagnostic): string {
  return [
    `${file}:${line}:${column}${brands ? `  (${brands.join(', ')})` : ''}`,
    `  found     ${found}`,
    `  expected  ${expected}`,
    ...(hint === undefined ? [] : [`  try       ${hint}`]),
  ].join('\n')
}

/** A mistake in which groups and programs are called by their names (CHECK-27). */
export const namedMistake = (mistake: Diagnostic, names: IdNames): Diagnostic => ({
  ...mistake,
  found: withIdNames(mistake.found, names),
  expected: withIdNames(mistake.expected, names),
})

/** A mistake as found: in one brand, or (without `brand`) in a file whatever the brand. */
export interface UngatheredDiagnostic extends Place, Mistake {
  brand?: string
}

const folderOf = (file: string) => file.split('/').at(-2)

/**
 * One diagnostic per mistake, in the order of the files: a mistake in base is found once in every brand, and reported once.
 * When it is a mistake in some brands only, and its file does not tell which, the diagnostic names them.
 */
export function gatherDiagnostics(
  findings: readonly UngatheredDiagnostic[],
  brands: readonly string[],
  /** The text of a file, to compute edits from. */
  textOf: (file: string) => string | undefined,
): Diagnostic[] {
  const gathered = new Map<string, { finding: UngatheredDiagnostic; brands: Set<string | undefined> }>()
  for (const finding of findings) {
    const { file, line, column, found, expected } = finding
    const key = JSON.stringify([file, line, column, found, expected])
    const entry = gathered.get(key) ?? { finding, brands: new Set<string | undefined>() }
    entry.brands.add(finding.brand)
    gathered.set(key, entry)
  }
  return [...gathered.values()]
    .map(({ finding: { brand: _, lacks: __, mend, ...mistake }, brands: concerned }): Diagnostic => {
      const named = [...concerned].filter(brand => brand !== undefined)
      const everywhere = concerned.has(undefined) || named.length === brands.length
      const text = mend && textOf(mistake.file)
      const edit = mend && text !== undefined ? editOf(mend, mistake, text) : undefined
      return {
        ...mistake,
        ...(edit && { mend: { ...edit, certain: mend?.guess !== true } }),
        ...(everywhere || concerned.has(folderOf(mistake.file)) ? {} : { brands: named }),
      }
    })
    .toSorted(byPlace)
}
