import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import styles from './spinner.module.css'

/** Announces that something is loading, without taking focus. */
export function Spinner({ label }: { label?: string | undefined }) {
  const word = useWords()
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <VisuallyHidden>{label ?? word('loading')}</VisuallyHidden>
    </div>
  )
}
