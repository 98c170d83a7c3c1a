import styles from './tag.module.css'

/** A word that marks something among others like it. The word says all; the tone only helps to find it. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'warning'; children: string }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
