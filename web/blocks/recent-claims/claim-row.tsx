import { ClaimStatus } from '../../ui/claim-status/claim-status.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { money } from '../../ui/format/money.ts'
import { Link } from '../../ui/link/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import type { BlockView } from '../block-view.ts'
import styles from './claim-row.module.css'
import { EobButton } from './eob-button.tsx'
import type { RecentClaim } from './needs.ts'

/** One claim: what it was, where it stands, what the member owes, and the ways to its details (HOME-28 to HOME-33, HOME-36). */
export function ClaimRow({ view, claim }: { view: BlockView<'recent-claims'>; claim: RecentClaim }) {
  const served = calendarDate(claim.serviceDate)
  const details = `/claims/${claim.claimTypeSlug}/${encodeURIComponent(claim.id)}/${claim.memberSuffix}`
  const which = <VisuallyHidden>{` ${claim.claimTypeDescription}, ${served}`}</VisuallyHidden>
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <ClaimStatus claim={claim} paidOn={view.paidOn} />
        <h3 className={styles.type}>{claim.claimTypeDescription}</h3>
        <dl className={styles.facts}>
          {claim.providerName && (
            <div>
              <dt>{view.providerLabel}</dt>
              <dd>{claim.providerName}</dd>
            </div>
          )}
          <div>
            <dt>{view.serviceDateLabel}</dt>
            <dd>{served}</dd>
          </div>
        </dl>
      </div>
      <p className={styles.owed}>
        <span className={styles.label}>{view.youOwe}</span>{' '}
        <strong className={styles.amount}>{money(claim.totalMemberResponsibility)}</strong>
      </p>
      <div className={styles.ways}>
        <Link target={details} className={styles.details}>
          {view.detailsLabel}
          {which}
        </Link>
        {claim.hasEobButton && (
          <EobButton claimId={claim.id}>
            {view.eobLabel}
            {which}
          </EobButton>
        )}
      </div>
    </li>
  )
}
