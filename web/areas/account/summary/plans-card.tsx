import type { AccountSummaryScreenQuery } from '../../../generated/account-summary-screen.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import type { Say } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'
import { type PlanLine, type PlanStanding, PlanTable } from '../plan-table.tsx'

type Member = NonNullable<NonNullable<AccountSummaryScreenQuery['viewer']>['member']>
interface Props {
  eligibilities: Member['eligibilities']
  say: Say
}

/** Dates of the plans that the member has, had or will have (ACCOUNT-01). */
export function PlansCard({ eligibilities, say }: Props) {
  const lines = planLines(eligibilities)
  return (
    <AccountCard heading={say('plans')}>
      {lines.length > 0 ? (
        <PlanTable caption={say('plans')} lines={lines} say={say} />
      ) : (
        <Empty title={say('noPlans')}>
          <p>{say('noPlansBody')}</p>
        </Empty>
      )}
    </AccountCard>
  )
}

type Eligibility = NonNullable<NonNullable<AccountSummaryScreenQuery['viewer']>['member']>['eligibilities'][number]

const standings: { readonly [Status in Eligibility['status']]: PlanStanding | undefined } = {
  ACTIVE: 'active',
  FUTURE: 'future',
  TERMED: 'termed',
  INELIGIBLE: undefined,
}

/** A line for each kind of plan that the member has, had or will have. */
function planLines(eligibilities: readonly Eligibility[]): PlanLine[] {
  return eligibilities.flatMap(({ category, status, effectiveDate, terminationDate }) => {
    const standing = standings[status]
    return standing ? [{ category, standing, starts: effectiveDate, ends: terminationDate }] : []
  })
}
