import { withIdNames } from '../../engine/words/id-names.ts'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { labelOf } from '../desk/form/labels.ts'
import type { ChangeLineFragment } from '../generated/review.ts'
import { useIdNames } from '../query/use-id-names.ts'
import styles from './changes.module.css'
import { useBrandNames } from './use-brand-names.ts'

interface Props {
  changes: readonly ChangeLineFragment[]
  /** Whether to say who changed each item; where all is one person's it is said elsewhere. */
  authors?: boolean
  /** What to say when there is none. */
  empty: string
}

/** What became of each item, in words, file by file (STUDIO-26, STUDIO-29). */
export function ChangeList({ changes, authors = false, empty }: Props) {
  const nameOf = useBrandNames()
  const ids = useIdNames()
  if (changes.length === 0) return <p className={styles.quiet}>{empty}</p>
  return (
    <PlainList className={styles.files}>
      {[...Map.groupBy(changes, ({ path }) => path)].map(([path, own]) => (
        <li key={path}>
          <h3>
            {titleOf(path, nameOf)} <code>{path}</code>
          </h3>
          <ul>
            {own.map(({ item, words, author }) => (
              <li key={item}>
                {item !== '' && <strong>{item}</strong>}{' '}
                {authors && author !== null && <span className={styles.quiet}>by {author}</span>}
                {words.map(sentence => (
                  <span key={sentence} className={styles.words}>
                    {withIdNames(inLabels(sentence), ids)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </PlainList>
  )
}

/** What people call a file: "Home of Alderway"; nothing more than its path for one that is no surface. */
function titleOf(path: string, nameOf: (folder: string) => string): string {
  const [, folder = '', surface = ''] = /^([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
  return surface === '' ? '' : `${labelOf(surface)} of ${nameOf(folder)}`
}

/** A field by the name that it has on its form. */
const inLabels = (sentence: string): string =>
  sentence.replace(/^[\w.-]+(?=: )/, field => field.split('.').map(labelOf).join(' › '))
