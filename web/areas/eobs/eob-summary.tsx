import type { EobPartsFragment } from '../../generated/eob-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { money } from '../../ui/format/money.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './eob-summary.module.css'
import { fullName } from './full-name.ts'
import { totalOf } from './total-of.ts'

interface Props {
  eob: EobPartsFragment
  text: Readonly<Record<string, string>>
}

/** What an EOB is about and what its claims come to (EOB-11). */
export function EobSummary({ eob, text }: Props) {
  const say = sayFrom(text)
  return (
    <Card className={styles.summary}>
      <Figures
        figures={[
          { label: say('charged'), value: money(totalOf(eob.claims.map(claim => claim.chargeAmount))) },
          { label: say('responsibility'), value: money(totalOf(eob.claims.map(claim => claim.patientResponsibility))) },
        ]}
      />
      <Facts
        facts={[
          { label: say('date'), value: calendarDate(eob.date) },
          { label: say('type'), value: eob.typeOfClaims },
          { label: say('people'), value: eob.people.map(fullName).join(', ') },
        ]}
      />
    </Card>
  )
}
