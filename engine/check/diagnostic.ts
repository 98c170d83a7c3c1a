import type { Mistake } from '../overlay/mistake.ts'
import type { Place } from '../overlay/place.ts'
import type { Edit } from './mends/edit.ts'

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
