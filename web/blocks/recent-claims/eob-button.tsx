import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './claim-row.module.css'

/**
 * Opens the explanation of benefits of a claim. The document's id is only asked for when the member wants it, so the
 * button posts to Home's action, with or without script (HOME-36, HOME-37).
 */
export function EobButton({ claimId, children }: { claimId: string; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="claimId" value={claimId} />
      <button className={styles.eob} type="submit" name="intent" value="open-eob">
        <Icon name="document" />
        <span>{children}</span>
      </button>
    </Form>
  )
}
