import type { AccountSummaryScreenQuery } from '../../../generated/account-summary-screen.ts'
import type { PlanStanding } from '../plan-status.tsx'
import type { PlanLine } from '../plan-table.tsx'

type Eligibility = NonNullable<NonNullable<AccountSummaryScreenQuery['viewer']>['member']>['eligibilities'][number]

const standings: { readonly [Status in Eligibility['status']]: PlanStanding | undefined } = {
  ACTIVE: 'active',
  FUTURE: 'future',
  TERMED: 'termed',
  INELIGIBLE: undefined,
}

/** A line for each kind of plan that the member has, had or will have; what was never there is left out. */
export function planLines(eligibilities: readonly Eligibility[]): PlanLine[] {
  return eligibilities.flatMap(({ category, status, effectiveDate, terminationDate }) => {
    const standing = standings[status]
    return standing ? [{ category, standing, starts: effectiveDate, ends: terminationDate }] : []
  })
}
