import styles from './answered.module.css'

/** Something is awaited. It shows after a moment: what comes at once does not flicker. */
export function Waiting({ what }: { what: string }) {
  return (
    <p role="status" className={styles.waiting}>
      <span className={styles.dot} aria-hidden="true" />
      Loading {what} …
    </p>
  )
}
