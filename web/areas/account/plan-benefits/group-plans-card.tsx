import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import type {
  GroupPlansCardPartsFragment,
  PlanManagementCardPartsFragment,
} from '../../../generated/account-plan-benefits-screen.ts'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'
import { type PlanLine, type PlanStanding, PlanTable } from '../plan-table.tsx'
import styles from './group-plans-card.module.css'
import { endAfterCancellation } from './plan-choices.ts'

interface Props {
  group: GroupPlansCardPartsFragment
  /** True for the session's group when the member has several. */
  marked: boolean
  /** What was cancelled of the group's plans; absent for groups other than the session's. */
  management?: PlanManagementCardPartsFragment | null | undefined
  text: ScreenText<'account-plan-benefits'>
}

/** The status of each kind of plan in a group (ACCOUNT-14). */
export function GroupPlansCard({ group, marked, management, text }: Props) {
  const { name: groupName, plans } = group
  return (
    <AccountCard heading={groupName}>
      {marked && <p className={styles.current}>{text.current}</p>}
      <PlanTable
        caption={sayFrom(text)('plansOf', { groupName })}
        lines={groupLines(plans ?? [], management)}
        text={text}
        notCovered={text.notCovered}
      />
    </AccountCard>
  )
}

type Plan = NonNullable<GroupPlansCardPartsFragment['plans']>[number]

const standings: { readonly [Status in NonNullable<Plan['status']>]: PlanStanding } = {
  ACTIVE: 'active',
  FUTURE: 'future',
  TERMED: 'termed',
}

/** A line for each kind of plan; kinds the group does not offer have no status (ACCOUNT-14). */
const groupLines = (plans: readonly Plan[], management: Props['management']): PlanLine[] =>
  plans.map(({ category, status, startDate, endDate }) => ({
    category,
    standing: status ? standings[status] : undefined,
    starts: startDate,
    ends: earlier(endDate, endAfterCancellation(management, category)),
  }))

/** The earlier one of two last days; a plan that has ended before stays ended. */
const earlier = (one: string | null, other: string | undefined): string | null =>
  one === null || (other !== undefined && other < one) ? (other ?? null) : one

/** The groups, the one being viewed first. */
export const currentFirst = (groups: readonly GroupPlansCardPartsFragment[]): GroupPlansCardPartsFragment[] =>
  groups.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
