import type { Witness } from '../members/witness.ts'
import type { Place } from '../overlay/places.ts'
import type { finders, Severity } from './finders.ts'

/** What is looked for in all brands together, and in what they say differently from base. */
export type SharedCode = 'same-everywhere' | 'changes-nothing' | 'unused-fact'

/** One thing that analysis found, at its place. */
export interface Finding extends Place {
  code: keyof typeof finders | SharedCode
  severity: Severity
  /** A sentence that a content administrator understands. */
  says: string
  /** What to do about it. */
  todo: string
  /** Somebody for whom it is so, where that makes a difference: in words, and as facts. */
  somebody?: string
  witness?: Witness
  /** Brands in which it is so, when it is not in all. */
  brands?: readonly string[]
}

/** A finding as text: a line that terminals and editors link, what was found, for whom, and what to do. */
export function findingText({ file, line, column, code, severity, says, todo, somebody, brands }: Finding): string {
  return [
    `${file}:${line}:${column}  ${severity} ${code}${brands ? `  (${brands.join(', ')})` : ''}`,
    `  ${says}`,
    ...(somebody === undefined ? [] : [`  for example  ${somebody}`]),
    `  to do        ${todo}`,
  ].join('\n')
}
