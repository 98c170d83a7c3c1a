import { diagnosticText } from '../../../engine/check/diagnostic.ts'
import { clashText } from '../../../engine/merge/clash.ts'
import type { FileEdit, Published } from '../../content/publish/edits-between.ts'
import type { Outcome, Refused } from '../../content/publish/publish.ts'
import type { ContentRevision } from '../../content/store/content-store.ts'

/** A revision in a line: number, cause, author, time and note. */
export function revisionLine({ number, cause, author, at, note }: ContentRevision): string {
  return `${number}  ${cause} by ${author}, ${timeText(at)}${note === '' ? '' : `: ${note}`}`
}

export const timeText = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** What became of each file, in a line. */
export const editLines = (edits: readonly FileEdit[]): string[] => edits.map(({ path, line }) => `  ${path}: ${line}`)

/** Revisions, and what each changed. */
export const publishedLines = (others: readonly Published[]) =>
  others.flatMap(({ revision, edits }) => [revisionLine(revision), ...editLines(edits)])

/** What keeps a merge from being published, item by item. */
export const troubleLines = ({ clashes, mistakes }: Refused): string[] => [
  ...clashes.map(clash => `${clash.path} ${clashText(clash)}`),
  ...mistakes.map(mistake => `${mistake.item === '' ? '' : `${mistake.item}: `}${diagnosticText(mistake)}`),
]

/** What became of something that was to be published. */
export function outcomeText(outcome: Outcome, what: string): string {
  if (outcome.kind === 'unchanged')
    return `Nothing to publish: revision ${outcome.head.number} says all of ${what} already.`
  if (outcome.kind === 'thrown-away') return `${capital(what)} is not published: it was thrown away.`
  const since = ['Others published meanwhile:', ...publishedLines(outcome.others)]
  if (outcome.kind === 'moved')
    return [`${capital(what)} is not published: what is live is another revision now.`, ...since].join('\n')
  const others = outcome.others.length === 0 ? [] : since
  if (outcome.kind === 'refused')
    return [
      `${capital(what)} is not published; ${howMany(outcome)} to settle.`,
      ...troubleLines(outcome),
      ...others,
    ].join('\n')
  return [`${capital(what)} is live as revision ${outcome.revision.number}.`, ...others].join('\n')
}

const howMany = ({ clashes, mistakes }: Refused) => clashes.length + mistakes.length

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
