import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ClaimWhyPartsFragment } from '../../generated/claim-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { money } from '../../ui/format/money.ts'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './claim-why.module.css'
import { whyOwed, whyOwedBesides } from './why-owed.ts'

interface Props {
  claim: ClaimWhyPartsFragment
  text: ScreenText<'claim'>
}

/** Why the member owes what is owed, a sentence a service; nothing while that is not decided (MEMBER-10, MEMBER-11). */
export function ClaimWhy({ claim, text }: Props) {
  const say = sayFrom(text)
  if (claim.amountOwed === null || claim.lines.length === 0) return null
  const besides = whyOwedBesides(claim, text)
  return (
    <Card as="section" className={styles.why}>
      <h2>{say('whyHeading', { amount: money(claim.amountOwed) })}</h2>
      <PlainList className={styles.reasons}>
        {claim.lines.map(line => (
          <li key={line.number}>
            <span className={styles.service}>{line.procedureDescription}</span> {whyOwed(line, text)}
          </li>
        ))}
        {besides && <li>{besides}</li>}
      </PlainList>
    </Card>
  )
}
