import type { Mistake } from '../overlay/mistake.ts'
import type { Place } from '../overlay/place.ts'

/** One mistake at its place. */
export interface Diagnostic extends Place, Mistake {
  /** Brands in which it is a mistake, when it is none in others. */
  brands?: readonly string[]
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
