import type { EobPartsFragment } from '../../generated/eobs-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { money } from '../../ui/format/money.ts'
import { Link } from '../../ui/link/link.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './eob-card.module.css'
import { fullName } from './full-name.ts'

interface Props {
  eob: EobPartsFragment
  text: Readonly<Record<string, string>>
}

/** One EOB of the list, its claims in short, as one link to the whole (EOB-07). */
export function EobCard({ eob, text }: Props) {
  const say = sayFrom(text)
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2>
          <Link target={`/eobs/${encodeURIComponent(eob.documentId)}`}>
            {say('eobOf', { date: calendarDate(eob.date), type: eob.typeOfClaims })}
          </Link>
        </h2>
        <p className={styles.people}>{eob.people.map(fullName).join(', ')}</p>
      </div>
      <PlainList className={styles.claims}>
        {eob.claims.map(claim => (
          <li key={claim.id}>
            <span className={styles.provider}>{claim.providerName}</span>
            <span>
              <span className={styles.label}>{say('charged')}</span> {money(claim.chargeAmount)}
            </span>
            <span>
              <span className={styles.label}>{say('responsibility')}</span>{' '}
              <strong>{money(claim.patientResponsibility)}</strong>
            </span>
          </li>
        ))}
      </PlainList>
    </Card>
  )
}
