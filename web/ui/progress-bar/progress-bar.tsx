import { useId } from 'react'
import { money } from '../format/money.ts'
import { useWords } from '../words/words.tsx'
import styles from './progress-bar.module.css'
import { progressPercentage } from './progress-percentage.ts'

interface Props {
  title: string
  /** Accessible name of the bar, where the title alone does not tell what is measured. */
  name?: string | undefined
  /** Amounts as decimal strings (UI-12). */
  met: string
  remaining: string
  limit: string
  minLabel?: string | undefined
  maxLabel?: string | undefined
  limitLabel?: string | undefined
}

/** How much of a limit is used, in words first: the bar only repeats them (UI-12 to UI-16). */
export function ProgressBar({ title, name, met, remaining, limit, minLabel, maxLabel, limitLabel }: Props) {
  const id = useId()
  const word = useWords()
  const amounts = { met: money(met), remaining: money(remaining), limit: money(limit) }
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span id={id}>{title}</span>
        <span>
          {amounts.limit} {limitLabel ?? word('limit')}
        </span>
      </div>
      <meter
        className={styles.meter}
        aria-label={name}
        aria-labelledby={name === undefined ? id : undefined}
        aria-valuetext={word('progress', amounts)}
        min={0}
        max={100}
        value={progressPercentage(met, limit)}
      />
      <dl className={styles.amounts}>
        <div>
          <dt>{minLabel ?? word('met')}</dt>
          <dd>{amounts.met}</dd>
        </div>
        <div>
          <dt>{maxLabel ?? word('remaining')}</dt>
          <dd>{amounts.remaining}</dd>
        </div>
      </dl>
    </div>
  )
}
