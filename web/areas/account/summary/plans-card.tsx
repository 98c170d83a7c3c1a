import type { AccountSummaryScreenQuery } from '../../../generated/account-summary-screen.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { AccountCard } from '../account-card.tsx'
import { PlanTable } from '../plan-table.tsx'
import type { Say } from '../say.ts'
import { planLines } from './plan-lines.ts'

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
