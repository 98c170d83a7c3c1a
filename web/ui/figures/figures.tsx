import styles from './figures.module.css'

interface Figure {
  label: string
  value: string
  /** Says nothing, so that a screen may leave it out (`data-quiet`). */
  quiet?: boolean
}

/** The few amounts that a screen is about, large; the last one matters most. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, quiet }) => (
        <div key={label} data-quiet={quiet ? 'fact' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
