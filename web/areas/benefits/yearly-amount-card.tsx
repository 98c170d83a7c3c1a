import { useId } from 'react'
import { Card } from '../../ui/card/card.tsx'
import { Explain } from '../../ui/explain/explain.tsx'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import { networkWord } from './network-word.ts'
import { useSay } from './use-say.ts'
import styles from './yearly-amount-card.module.css'
import type { YearlyAmount } from './yearly-amounts.ts'

/** One deductible or limit: how much of it is used by one person and the family, and what it is on demand (BENEFIT-09, BENEFIT-10). */
export function YearlyAmountCard({ amount }: { amount: YearlyAmount }) {
  const { label, tier, detail, shares } = amount
  const say = useSay()
  const id = useId()
  const network = say(networkWord[tier])
  const isInLabel = label.toLowerCase().includes(network.toLowerCase())
  return (
    <Card role="group" className={styles.amount} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.label}>
          {label}
        </h3>
        {!isInLabel && <p className={styles.network}>{network}</p>}
      </div>
      {shares.map(({ coverage, total, met, remaining }) => {
        const whose = say(coverage.toLowerCase())
        return (
          <ProgressBar
            key={coverage}
            title={whose}
            name={say('amountOf', { label, whose })}
            met={met}
            remaining={remaining}
            limit={total}
          />
        )
      })}
      {detail && (
        <Explain label={say('about')} about={label}>
          <p className={styles.header}>{detail.header}</p>
          <p>{detail.body}</p>
        </Explain>
      )}
    </Card>
  )
}
