import styles from './presence.module.css'

/** Somebody in two letters, beside what says their name. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} aria-hidden="true" title={name}>
      {lettersOf(name)}
    </span>
  )
}

function lettersOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return [first, last]
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
