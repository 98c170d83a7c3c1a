import { useNotify } from '../../state/use-notify.ts'
import { useAlive } from '../../ui/alive/use-alive.ts'
import { Button } from '../../ui/button/button.tsx'
import { useWords } from '../../ui/words/words.tsx'
import styles from './copy-identifier.module.css'

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
  const word = useWords()
  const alive = useAlive()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    notify({ message: copied, status: 'success', dismissAfter: confirmationMs })
  }
  return (
    <span className={alive ? undefined : styles.waiting}>
      <Button kind="quiet" size="small" aria-label={label} onClick={copy}>
        {word('copy')}
      </Button>
    </span>
  )
}
