import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ClaimSummaryPartsFragment } from '../../generated/claim-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { ClaimStatus } from '../../ui/claim-status/claim-status.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { isZero, money } from '../../ui/format/money.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useClaimType } from '../../ui/words/use-claim-type.ts'
import { useOwed } from '../../ui/words/use-owed.ts'
import styles from './claim-summary.module.css'

interface Props {
  claim: ClaimSummaryPartsFragment
  text: ScreenText<'claim'>
}

/** A claim's status, facts and totals (CLAIM-18 to CLAIM-20); a payment of nothing says nothing (MEMBER-14). */
export function ClaimSummary({ claim, text }: Props) {
  const say = sayFrom(text)
  const owed = useOwed()
  const typeWords = useClaimType()
  const { totals, paidToPayee } = claim
  return (
    <Card className={styles.summary}>
      <ClaimStatus claim={claim} paidOn={date => say('paidOn', { date })} />
      <Figures
        figures={[
          { label: say('charged'), value: money(totals.charged) },
          { label: say('planPaid'), value: money(totals.planPaid), quiet: isZero(totals.planPaid) },
          { label: say('youOwe'), value: owed(claim.amountOwed) },
        ]}
      />
      <Facts
        facts={[
          { label: say('claimId'), value: claim.number },
          { label: say('type'), value: typeWords(claim.type) },
          { label: say('patient'), value: fullName(claim.patientName) },
          { label: say('serviceDate'), value: calendarDate(claim.serviceDate) },
          { label: say('provider'), value: claim.provider.name },
          { label: say('payee'), value: claim.payee?.name },
          { label: say('checkAmount'), value: money(paidToPayee), quiet: isZero(paidToPayee) },
        ]}
      />
    </Card>
  )
}
