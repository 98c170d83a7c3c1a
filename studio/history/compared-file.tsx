import type { RevisionQuery } from '../generated/history.ts'
import styles from './history.module.css'

type File = NonNullable<RevisionQuery['comparison']>['files'][number]

/** A file in two revisions as JSON: the lines that differ, with a few around them. */
export function ComparedFile({ path, before, after }: File) {
  const lines = differing(linesOf(before), linesOf(after))
  return (
    <details>
      <summary>
        <code>{path}</code> as JSON
      </summary>
      {before === null && after === null ? (
        <p>This is no text.</p>
      ) : (
        // A keyboard scrolls it once it is focused.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
        <pre className={styles.json} tabIndex={0}>
          {lines.map(({ kind, text, place }) => (
            <span key={place} data-kind={kind}>
              {kind === 'before' ? '− ' : kind === 'after' ? '+ ' : '  '}
              {text}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </details>
  )
}

interface Line {
  readonly kind: 'both' | 'before' | 'after'
  readonly text: string
  readonly place: string
}

const linesOf = (text: string | null) => (text === null ? [] : text.split('\n'))
const around = 3

/** What lies between the lines that both have at the beginning and at the end: one piece, as most edits are near one another. */
function differing(before: readonly string[], after: readonly string[]): Line[] {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const part = (lines: readonly string[], kind: Line['kind'], from: number, to: number): Line[] =>
    lines.slice(from, to).map((text, index) => ({ kind, text, place: `${kind} ${from + index}` }))
  return [
    ...part(after, 'both', Math.max(0, start - around), start),
    ...part(before, 'before', start, before.length - end),
    ...part(after, 'after', start, after.length - end),
    ...part(after, 'both', after.length - end, after.length - end + around),
  ]
}
