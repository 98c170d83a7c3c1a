import { useNotify } from '../../state/use-notify.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './welcome-banner.module.css'

/** How long the confirmation stays (HOME-09, CONST-26). */
const confirmationMs = 5000

interface Props {
  value: string
  /** Accessible name of the button. */
  label: string
  /** What the confirmation says. */
  copied: string
}

/** Copies an identifier and says so in a notification (HOME-06, HOME-08, HOME-09). */
export function CopyIdentifier({ value, label, copied }: Props) {
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    notify({ text: copied, type: 'success', dismissAfter: confirmationMs })
  }
  return (
    <button type="button" className={styles.copy} aria-label={label} title={label} onClick={copy}>
      <Icon name="copy" />
    </button>
  )
}
