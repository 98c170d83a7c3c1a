import type { ReactNode } from 'react'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { Fact } from '../../ui/facts/facts.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useCost } from '../../ui/words/use-cost.ts'
import styles from './card-back.module.css'
import { CardFace } from './card-face.tsx'
import { copayCost, siteName, yearlyAmounts } from './card-words.ts'
import type { IdCard } from './id-card.ts'

interface Props {
  card: IdCard
  text: ScreenText<'id-card'>
}

/** What care costs, whom to call and where providers send claims (IDCARD-05). */
export function CardBack({ card, text }: Props) {
  const say = sayFrom(text)
  const cost = useCost()
  const { copays, phones, website, payerId, claimsAddress } = card
  const amounts = yearlyAmounts(card, text)
  return (
    <CardFace label={say('backFace')} side="back" payerName={card.payerName}>
      <div className={styles.columns}>
        <div className={styles.column}>
          {copays.length > 0 && (
            <Part title={say('copays')}>
              <Lines facts={copays.map(copay => ({ label: copay.label, value: copayCost(copay, text, cost) }))} />
            </Part>
          )}
          <Part title={say('providers')}>
            <p>
              {say('payerId')} <strong>{payerId}</strong>
            </p>
            <p>
              {say('claimsAddress')} <strong>{claimsAddress}</strong>
            </p>
          </Part>
        </div>
        <div className={styles.column}>
          <Part title={say('phones')}>
            <Lines
              facts={[
                ...phones.map(({ label, phoneNumber }) => ({ label, value: phoneNumber })),
                { label: say('website'), value: siteName(website) },
              ]}
            />
          </Part>
          {amounts.length > 0 && (
            <Part title={say('deductibles')}>
              <Lines facts={amounts} />
            </Part>
          )}
        </div>
      </div>
    </CardFace>
  )
}

/** A part of a card's back under its title. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <p className={styles.title}>{title}</p>
    {children}
  </section>
)

/** Labels with their values at the end of the line. */
const Lines = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.lines}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
