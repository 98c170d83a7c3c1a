import { Alert } from '../../web/ui/alert/alert.tsx'
import styles from './decide.module.css'
import type { Checked, ReviewedDraft } from './use-review.ts'
import { whyNot } from './why-not.ts'

/** What is still to be done before a draft may go live; nothing once it may. */
export function NotReady({ draft, checked }: { draft: ReviewedDraft; checked: Checked | undefined }) {
  if (!checked)
    return <p className={styles.quiet}>It is being checked: nobody can approve or publish it before that.</p>
  const wrong = whyNot(draft, checked)
  if (wrong.length === 0) return null
  return (
    <Alert type="warning" title="Not ready to go live">
      <ul>
        {wrong.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
  )
}
