import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  label: string
  /** An empty value, or false, leaves the fact out. */
  value: ReactNode
  /** Says nothing, so that a screen may leave it out (`data-quiet`). */
  quiet?: boolean
}

/** Short labelled facts, side by side where there is room. */
export function Facts({ facts, className = '' }: { facts: readonly Fact[]; className?: string | undefined }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
  return (
    <dl className={`${styles.facts} ${className}`}>
      {known.map(({ label, value, quiet }) => (
        <div key={label} data-quiet={quiet ? 'fact' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
