import { AccountCard } from '../account-card.tsx'
import { PlanTable } from '../plan-table.tsx'
import type { Say } from '../say.ts'
import { type GroupDetail, groupLines } from './group-lines.ts'
import styles from './group-plans-card.module.css'

interface Props {
  group: GroupDetail
  /** True for the group of the session, where the member has others too. */
  marked: boolean
  say: Say
}

/** How each kind of plan of a group stands (ACCOUNT-14). */
export function GroupPlansCard({ group, marked, say }: Props) {
  const { groupName, plans } = group
  return (
    <AccountCard heading={groupName}>
      {marked && <p className={styles.current}>{say('current')}</p>}
      <PlanTable caption={say('plansOf', { groupName })} lines={groupLines(plans)} say={say} />
    </AccountCard>
  )
}
