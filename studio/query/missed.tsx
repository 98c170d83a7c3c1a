import type { ErrorLike } from '@apollo/client'
import { Button } from '../../web/ui/button/button.tsx'
import { Icon } from '../../web/ui/icon/icon.tsx'
import styles from './answered.module.css'
import { useAgainOnline } from './use-again-online.ts'

/** What Apollo's `useQuery` gives, as far as it says that it failed. */
interface Asked {
  readonly error?: ErrorLike | undefined
  readonly refetch: () => Promise<unknown>
}

/** In place of a part of a screen that could not be loaded, while the rest is there: what it is, and the way to ask again (STUDIO-37). */
export function Missed({ of: asked, what }: { of: Asked; what: string }) {
  useAgainOnline(asked)
  if (!asked.error) return null
  return (
    <p role="status" className={styles.missed}>
      <Icon name="warning" size="small" /> Could not load {what}.{' '}
      <Button kind="quiet" size="small" onClick={() => void asked.refetch().catch(() => undefined)}>
        Try again
      </Button>
    </p>
  )
}
