import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ClaimListPartsFragment } from '../../generated/claims-screen.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { pageOf } from '../../lists/page-of.ts'
import { placeOf, useDetailAddress } from '../../lists/place-in-list.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Card } from '../../ui/card/card.tsx'
import { ClaimStatus } from '../../ui/claim-status/claim-status.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { lowerCase } from '../../ui/format/lower-case.ts'
import { money } from '../../ui/format/money.ts'
import { Link } from '../../ui/link/link.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { ResultCount } from '../../ui/results/results.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useClaimType } from '../../ui/words/use-claim-type.ts'
import { useOwed } from '../../ui/words/use-owed.ts'
import styles from './claim-list.module.css'

interface Props {
  claims: ClaimListPartsFragment
  /** Which page it is, from 0. */
  page: number
  /** Whether the person narrowed the list. */
  filtered: boolean
  text: ScreenText<'claims'>
}

/** One page of claims with its position and total (CLAIM-11), or the empty state (CLAIM-14). */
export function ClaimList({ claims, page: number, filtered, text }: Props) {
  const say = sayFrom(text)
  const page = pageOf(number, claims)
  return (
    <section className={styles.list} data-print="flow" aria-label={say('heading')}>
      <ResultCount page={page} text={text} />
      {claims.totalCount === 0 ? (
        <EmptyList filtered={filtered} text={text} />
      ) : (
        <Card data-print="flow">
          <PlainList className={styles.items}>
            {claims.nodes.map(claim => (
              <ClaimItem key={`${claim.number} ${claim.patientSuffix}`} claim={claim} text={text} />
            ))}
          </PlainList>
        </Card>
      )}
      <Pagination label={say('heading')} page={page.number} totalPages={page.totalPages} />
    </section>
  )
}

interface ClaimItemProps {
  claim: ClaimListPartsFragment['nodes'][number]
  text: ScreenText<'claims'>
}

/** One claim: status, patient, provider, cost, and a link to its details (CLAIM-12, CLAIM-13, CLAIM-16). */
function ClaimItem({ claim, text }: ClaimItemProps) {
  const pathOf = usePathOf()
  const detail = useDetailAddress()
  const say = sayFrom(text)
  const owed = useOwed()
  const typeWords = useClaimType()
  const served = calendarDate(claim.serviceDate)
  const { name: providerName } = claim.provider
  const patient = fullName(claim.patientName)
  const facts = [
    { label: say('serviceDate'), value: served },
    { label: say('patient'), value: patient },
  ]
  const amounts = [
    { label: say('charged'), value: money(claim.totals.charged), words: false },
    { label: say('youOwe'), value: owed(claim.amountOwed), words: claim.amountOwed === null },
  ]
  return (
    <li id={placeOf(claim.number)} className={styles.item}>
      <div className={styles.what}>
        <ClaimStatus claim={claim} paidOn={date => say('paidOn', { date })} />
        <h2 className={styles.provider}>
          {providerName}
          <VisuallyHidden>{`, ${patient}, ${served}`}</VisuallyHidden>
        </h2>
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
          {amounts.map(({ label, value, words }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-words={words || undefined}>{value}</dd>
            </div>
          ))}
        </dl>
        <Link
          target={detail(
            pathOf('claim', {
              claimType: lowerCase(claim.category),
              claimId: claim.number,
              memberSuffix: claim.patientSuffix,
            }),
          )}
          className={styles.details}
          data-print="hidden"
        >
          {say('details')}
          <VisuallyHidden>{` ${typeWords(claim.type)}, ${providerName}, ${served}`}</VisuallyHidden>
        </Link>
      </div>
    </li>
  )
}
