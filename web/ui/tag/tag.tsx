import styles from './tag.module.css'

export type Tone = 'plain' | 'info' | 'success' | 'warning' | 'error'

/** A word that marks an item of a list. The word carries the meaning; the tone only helps to find it. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: string }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
