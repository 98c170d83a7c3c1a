import { Link } from 'react-router'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { draftAddress } from '../drafts/draft-list.tsx'
import styles from './overview-screen.module.css'
import type { Waiting } from './waiting.ts'

/** Where each kind of waiting is ended, and what the way there says. */
const ways: { readonly [What in Waiting['what']]: { to: (draft: string) => string; says: string } } = {
  review: { to: draft => `${draftAddress(draft)}/review`, says: 'Review' },
  publish: { to: draft => `${draftAddress(draft)}/publish`, says: 'Publish' },
  mend: { to: draftAddress, says: 'Open' },
  schedule: { to: () => '/live', says: 'See why' },
}

/** What waits for whoever looks (STUDIO-27). */
export function WaitingList({ waiting, tellsByMail }: { waiting: readonly Waiting[]; tellsByMail: boolean }) {
  return (
    <section aria-labelledby="waiting" className={styles.part}>
      <h2 id="waiting">Waits for you</h2>
      {waiting.length === 0 ? (
        <p className={styles.quiet}>Nothing waits for you.</p>
      ) : (
        <PlainList className={styles.waiting}>
          {waiting.map(({ key, draft, what, words, note }) => (
            <li key={key}>
              <p>
                <strong>{draft}</strong> {words}.
              </p>
              {note !== '' && <p className={styles.note}>{note}</p>}
              <p>
                <Link to={ways[what].to(draft)}>
                  {ways[what].says} {draft}
                </Link>
              </p>
            </li>
          ))}
        </PlainList>
      )}
      {!tellsByMail && <p className={styles.quiet}>No mail server is set up here: nobody is told by mail.</p>}
    </section>
  )
}
