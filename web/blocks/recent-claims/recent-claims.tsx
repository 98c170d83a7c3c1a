import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { RecentClaimsPartsFragment } from '../../generated/home.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { ClaimStatus } from '../../ui/claim-status/claim-status.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { lowerCase } from '../../ui/format/lower-case.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { fill } from '../../ui/words/say-from.ts'
import { useClaimType } from '../../ui/words/use-claim-type.ts'
import { useOwed } from '../../ui/words/use-owed.ts'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'
import { SectionCard } from '../section/section-card.tsx'
import { WayOn } from '../section/way-on.tsx'
import styles from './recent-claims.module.css'

export type RecentClaim = NonNullable<NonNullable<RecentClaimsPartsFragment['recentClaims']>['recentClaims']>[number]
interface RecentClaimsNeeds {
  recentClaims: RecentClaim[]
}

/** The card shows when there is at least one claim (HOME-27). */
function recentClaimsNeeds(_view: BlockView<'recent-claims'>, { data }: HomeContext): RecentClaimsNeeds | undefined {
  const recentClaims = data.recentClaims?.recentClaims
  return recentClaims && recentClaims.length > 0 ? { recentClaims } : undefined
}

/** The member's latest claims, with a link to all of them (HOME-27 to HOME-34). */
function RecentClaims({ view, data }: { view: BlockView<'recent-claims'>; data: RecentClaimsNeeds }) {
  const pathOf = usePathOf()
  return (
    <SectionCard id={view.id} title={view.title} footer={<WayOn target={pathOf('claims')}>{view.allLabel}</WayOn>}>
      <ul className={styles.rows}>
        {data.recentClaims.map(claim => (
          <ClaimRow key={`${claim.number} ${claim.patientSuffix}`} view={view} claim={claim} />
        ))}
      </ul>
    </SectionCard>
  )
}

export const recentClaims = createBlock({
  sources: ['recentClaims'],
  needs: recentClaimsNeeds,
  Component: RecentClaims,
})

/**
 * One claim: type and provider, status, what the member owes, and links to its details (HOME-28 to HOME-33, HOME-36). The
 * heading tells it from other claims (MEMBER-49).
 */
function ClaimRow({ view, claim }: { view: BlockView<'recent-claims'>; claim: RecentClaim }) {
  const pathOf = usePathOf()
  const owed = useOwed()
  const type = useClaimType()(claim.type)
  const served = calendarDate(claim.serviceDate)
  const details = pathOf('claim', {
    claimType: lowerCase(claim.category),
    claimId: claim.number,
    memberSuffix: claim.patientSuffix,
  })
  const which = <VisuallyHidden>{` ${type}, ${served}`}</VisuallyHidden>
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <ClaimStatus claim={claim} paidOn={date => fill(view.paidOn, { date })} />
        <h3 className={styles.type}>
          {type}
          {claim.provider.name && (
            <>
              {', '}
              <span>{claim.provider.name}</span>
            </>
          )}
          <VisuallyHidden>{`, ${served}`}</VisuallyHidden>
        </h3>
        <dl className={styles.facts}>
          <div>
            <dt>{view.serviceDateLabel}</dt>
            <dd>{served}</dd>
          </div>
        </dl>
      </div>
      <p className={styles.owed}>
        <span className={styles.label}>{view.youOwe}</span>{' '}
        <strong className={styles.amount}>{owed(claim.amountOwed)}</strong>
      </p>
      <div className={styles.ways}>
        <Link target={details} className={styles.details}>
          {view.detailsLabel}
          {which}
        </Link>
        {claim.hasExplanation && (
          <EobButton claimId={claim.number}>
            {view.eobLabel}
            {which}
          </EobButton>
        )}
      </div>
    </li>
  )
}

/**
 * Opens a claim's explanation of benefits. The document's id is only fetched on demand, so the button posts to Home's
 * action, with or without script (HOME-36, HOME-37).
 */
function EobButton({ claimId, children }: { claimId: string; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="claimId" value={claimId} />
      <button className={styles.eob} type="submit" name="intent" value="open-eob">
        <Icon name="document" />
        <span>{children}</span>
      </button>
    </Form>
  )
}
