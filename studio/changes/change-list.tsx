import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import type { ChangeLineFragment } from '../generated/review.ts'
import styles from './changes.module.css'

interface Props {
  changes: readonly ChangeLineFragment[]
  /** Whether to say who changed each item; where all is one person's it is said elsewhere. */
  authors?: boolean
  /** What to say when there is none. */
  empty: string
}

/** What became of each item, in words, file by file (STUDIO-26, STUDIO-29). */
export function ChangeList({ changes, authors = false, empty }: Props) {
  if (changes.length === 0) return <p className={styles.quiet}>{empty}</p>
  return (
    <PlainList className={styles.files}>
      {[...Map.groupBy(changes, ({ path }) => path)].map(([path, own]) => (
        <li key={path}>
          <h3>
            <code>{path}</code>
          </h3>
          <ul>
            {own.map(({ item, words, author }) => (
              <li key={item}>
                {item !== '' && <strong>{item}</strong>}{' '}
                {authors && author !== null && <span className={styles.quiet}>by {author}</span>}
                {words.map(sentence => (
                  <span key={sentence} className={styles.words}>
                    {sentence}
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
