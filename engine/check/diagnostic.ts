import type { Mistake } from '../overlay/mistake.ts'
import type { Place } from '../overlay/places.ts'
import { type Edit, editOf } from './edit.ts'

/** One mistake at its place. */
export interface Diagnostic extends Place, Omit<Mistake, 'mend'> {
  /** Brands in which it is a mistake, when it is none in others. */
  brands?: readonly string[]
  /** The change to the file that puts it right, where that is known exactly. */
  mend?: Edit
}

/** A diagnostic as text: a line that terminals and editors link, then what was found, expected, and what to try. */
export function diagnosticText({ file, line, column, found, expected, hint, brands }: Diagnostic): string {
  return [
    `${file}:${line}:${column}${brands ? `  (${brands.join(', ')})` : ''}`,
    `  found     ${found}`,
    `  expected  ${expected}`,
    ...(hint === undefined ? [] : [`  try       ${hint}`]),
  ].join('\n')
}

/** A mistake as it was found: while checking a brand, or in a file whatever the brand. */
export interface Finding extends Place, Mistake {
  brand?: string
}

const order = (a: Place, b: Place) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column

const folderOf = (file: string) => file.split('/').at(-2)

/**
 * One diagnostic for each mistake, in the order of the files: a mistake in base is found once for every brand.
 * When it is one in some brands only, and its place does not say in which, the diagnostic names them.
 */
export function gatherDiagnostics(
  findings: readonly Finding[],
  brands: readonly string[],
  /** The text of a file, for the edits that put mistakes right. */
  textOf: (file: string) => string | undefined,
): Diagnostic[] {
  const gathered = new Map<string, { finding: Finding; brands: Set<string | undefined> }>()
  for (const finding of findings) {
    const { file, line, column, found, expected } = finding
    const key = JSON.stringify([file, line, column, found, expected])
    const entry = gathered.get(key) ?? { finding, brands: new Set<string | undefined>() }
    entry.brands.add(finding.brand)
    gathered.set(key, entry)
  }
  return [...gathered.values()]
    .map(({ finding: { brand: _, mend, ...mistake }, brands: concerned }): Diagnostic => {
      const named = [...concerned].filter(brand => brand !== undefined)
      const everywhere = concerned.has(undefined) || named.length === brands.length
      const text = mend && textOf(mistake.file)
      const edit = mend && text !== undefined ? editOf(mend, mistake, text) : undefined
      return {
        ...mistake,
        ...(edit && { mend: edit }),
        ...(everywhere || concerned.has(folderOf(mistake.file)) ? {} : { brands: named }),
      }
    })
    .toSorted(order)
}
