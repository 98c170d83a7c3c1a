import { useId } from 'react'
import { cents, money, roundMoney } from '../format/money.ts'
import { useWords } from '../words/words.tsx'
import styles from './progress-bar.module.css'

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
  const amounts = { met: money(met), remaining: money(remaining), limit: roundMoney(limit) }
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

/** met / limit x 100, between 0 and 100, for the bar's width alone (CONST-35); 0 for a limit of zero or less. */
export function progressPercentage(met: string, limit: string): number {
  const whole = cents(limit) ?? 0
  if (whole <= 0) return 0
  return Math.min(100, Math.max(0, ((cents(met) ?? 0) / whole) * 100))
}
