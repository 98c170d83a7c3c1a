import { GroupChoice } from '../../forms/group-choice/group-choice.tsx'
import type { SelectGroupScreenQuery } from '../../generated/select-group-screen.ts'
import { coverageDates } from './coverage-dates.ts'
import styles from './group-card.module.css'
import { PlansTable } from './plans-table.tsx'

interface Props {
  group: NonNullable<SelectGroupScreenQuery['viewer']>['groupDetails'][number]
  text: Readonly<Record<string, string>>
}

/** One group with its coverage dates and plans, and the way to view it (ACTIVEGROUP-02 to ACTIVEGROUP-10). */
export function GroupCard({ group, text }: Props) {
  const dates = coverageDates(group, text)
  const lead = dates && (
    <p className={styles.dates}>
      {text.coverage}: {dates}
    </p>
  )
  return (
    <GroupChoice group={group} text={text} lead={lead}>
      <PlansTable plans={group.plans} groupName={group.groupName} text={text} />
    </GroupChoice>
  )
}
