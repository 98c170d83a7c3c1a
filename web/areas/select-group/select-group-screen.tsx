import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { GroupChoice, GroupChoices } from '../../forms/group-choice/group-choice.tsx'
import { SelectGroupScreenDocument, type SelectGroupScreenQuery } from '../../generated/select-group-screen.ts'
import { SwitchGroupDocument } from '../../generated/switch-group.ts'
import { redirectToNext } from '../../journey/continue-journey.ts'
import { createAction } from '../../screen/action.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { PlansTable } from './plans-table.tsx'
import styles from './select-group-screen.module.css'

/** Switches to the chosen group and runs the journey with its token; a failure opens the error page (ACTIVEGROUP-12, ACTIVEGROUP-16). */
export const action = createAction(async ({ form, run, redirectTo }) => {
  const { switchGroup } = await run(SwitchGroupDocument, { input: { group: String(form.get('groupId') ?? '') } })
  return redirectToNext(switchGroup, { redirectTo })
})

export const loader = createScreenLoader('select-group', SelectGroupScreenDocument)

/** Switching to another of the member's groups after sign-in (ACTIVEGROUP). */
export function Component() {
  const { view, data } = useScreen(loader)
  const groups = data.viewer?.groupsWithPlans ?? []
  return (
    <GroupChoices heading={view.text.heading} wide>
      {groups.map(group => (
        <GroupCard key={group.number} group={group} text={view.text} />
      ))}
    </GroupChoices>
  )
}

interface Props {
  group: NonNullable<SelectGroupScreenQuery['viewer']>['groupsWithPlans'][number]
  text: ScreenText<'select-group'>
}

/** One group with its coverage dates and plans, and the button to view it (ACTIVEGROUP-02 to ACTIVEGROUP-10). */
function GroupCard({ group, text }: Props) {
  const dates = coverageDates(group, text)
  const lead = dates && (
    <p className={styles.dates}>
      {text.coverage}: {dates}
    </p>
  )
  return (
    <GroupChoice group={group} text={text} current={group.isCurrent} lead={lead}>
      <PlansTable plans={group.plans ?? []} groupName={group.name} text={text} />
    </GroupChoice>
  )
}

type Dates = Pick<Props['group'], 'startDate' | 'endDate' | 'timeline'>

/**
 * The member's own time in a group as text, which is that of the account and not of the group's contract: what it starts on,
 * open-ended, or a range; undefined without a start date (ACTIVEGROUP-03, MEMBER-01, MEMBER-42).
 */
function coverageDates(
  { startDate, endDate: end, timeline }: Dates,
  text: ScreenText<'select-group'>,
): string | undefined {
  if (!startDate) return undefined
  const say = sayFrom(text)
  const from = calendarDate(startDate)
  if (timeline === 'STARTS') return say('starts', { from })
  return end ? say('range', { from, until: calendarDate(end) }) : say('openEnded', { from })
}
