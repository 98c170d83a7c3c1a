import styles from './figures.module.css'

interface Figure {
  label: string
  value: string
}

/** The few amounts that a screen is about, large; the last one matters most. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
