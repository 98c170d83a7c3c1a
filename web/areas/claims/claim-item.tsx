import { ClaimStatus } from '../../ui/claim-status/claim-status.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { money } from '../../ui/format/money.ts'
import { Link } from '../../ui/link/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './claim-item.module.css'
import type { Claims } from './claim-list.tsx'

interface Props {
  claim: Claims['content'][number]
  text: Readonly<Record<string, string>>
}

/** One claim: where it stands, whose and whose service it was, what it cost, and the way to its details (CLAIM-12, CLAIM-13, CLAIM-16). */
export function ClaimItem({ claim, text }: Props) {
  const say = sayFrom(text)
  const served = calendarDate(claim.serviceDate)
  const { providerName } = claim.provider
  const facts = [
    { label: say('serviceDate'), value: served },
    { label: say('patient'), value: `${claim.patientFirstName} ${claim.patientLastName}` },
  ]
  const amounts = [
    { label: say('charged'), value: claim.totals.chargeAmountTotal },
    { label: say('youOwe'), value: claim.totals.combinedMemberResponsibilityAmount },
  ]
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <ClaimStatus claim={claim} paidOn={text.paidOn ?? ''} />
        <h2 className={styles.provider}>{providerName}</h2>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.cost}>
        <dl className={styles.amounts}>
          {amounts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(value)}</dd>
            </div>
          ))}
        </dl>
        <Link
          target={`/claims/${claim.claimTypeSlug}/${encodeURIComponent(claim.id)}/${claim.memberSuffix}`}
          className={styles.details}
          data-print="hidden"
        >
          {say('details')}
          <VisuallyHidden>{` ${claim.claimTypeDescription}, ${providerName}, ${served}`}</VisuallyHidden>
        </Link>
      </div>
    </li>
  )
}
