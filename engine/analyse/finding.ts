import type { Witness } from '../members/witness.ts'
import type { Place } from '../overlay/places.ts'
import { type IdNames, withIdNames } from '../words/id-names.ts'
import type { FinderCode, Severity } from './finders.ts'

/** What is likely not meant in the words of other languages. */
type LanguageCode = 'missing-words' | 'unchanged-words' | 'words-of-base' | 'other-term'

/** Codes of what is found by comparing brands with one another, with base and with the fact registry. */
type SharedCode = 'same-everywhere' | 'changes-nothing' | 'unused-fact'

/** One thing that analysis found, at its place. */
export interface Finding extends Place {
  code: FinderCode | SharedCode | LanguageCode
  severity: Severity
  /** A sentence that a content administrator understands. */
  says: string
  /** What to do about it. */
  todo: string
  /** A member concerned, where it concerns only some: in words, and as facts. */
  somebody?: string
  witness?: Witness
  /** The brands concerned, when not all are. */
  brands?: readonly string[]
}

/** A finding in which groups and programs are called by their names (CHECK-27). */
export const namedFinding = (finding: Finding, names: IdNames): Finding => ({
  ...finding,
  says: withIdNames(finding.says, names),
  ...(finding.somebody !== undefined && { somebody: withIdNames(finding.somebody, names) }),
})

/** A finding as text: a line that terminals and editors turn into a link, what was found, for whom, and what to do. */
export function findingText({ file, line, column, code, severity, says, todo, somebody, brands }: Finding): string {
  return [
    `${file}:${line}:${column}  ${severity} ${code}${brands ? `  (${brands.join(', ')})` : ''}`,
    `  ${says}`,
    ...(somebody === undefined ? [] : [`  for example  ${somebody}`]),
    `  to do        ${todo}`,
  ].join('\n')
}
