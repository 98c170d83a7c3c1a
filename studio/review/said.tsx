import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { When } from '../page/when.tsx'
import styles from './said.module.css'
import type { ReviewedDraft } from './use-review.ts'

type Reviews = ReviewedDraft['reviews']

const verbs: { readonly [Kind in Reviews[number]['kind']]: string } = {
  ASKED: 'asked for a review',
  APPROVED: 'approved',
  SENT_BACK: 'sent it back',
  PUBLISHED: 'published it',
  TICKED: 'said why a finding may stay',
}

/** What was asked and said of a draft, the newest first (STUDIO-27). */
export function Said({ reviews }: { reviews: Reviews }) {
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="said">
      <h2 id="said">What was said</h2>
      <PlainList className={styles.said}>
        {reviews.toReversed().map(({ kind, version, author, at, note }) => (
          <li key={`${at} ${kind}`}>
            <p>
              <strong>{author}</strong> {verbs[kind]}
            </p>
            {note !== '' && <p className={styles.note}>{note}</p>}
            <p className={styles.quiet}>
              Version {version}, <When at={at} />
            </p>
          </li>
        ))}
      </PlainList>
    </section>
  )
}
