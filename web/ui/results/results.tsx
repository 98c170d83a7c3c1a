import styles from './results.module.css'

interface Props {
  /** "Showing 1 to 10 of 43 claims". */
  count: string
}

/**
 * How many a list holds. Announced when it changes, and where focus goes when a filter or page of the same screen is
 * chosen: reading goes on with what was asked for.
 */
export function Results({ count }: Props) {
  return (
    <p role="status" data-results tabIndex={-1} className={styles.results}>
      {count}
    </p>
  )
}
