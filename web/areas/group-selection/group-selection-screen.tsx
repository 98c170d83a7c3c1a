import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { GroupChoice, GroupChoices } from '../../forms/group-choice/group-choice.tsx'
import { ChooseGroupDocument } from '../../generated/choose-group.ts'
import { GroupSelectionScreenDocument, type GroupSelectionScreenQuery } from '../../generated/group-selection-screen.ts'
import { redirectToNext } from '../../journey/continue-journey.ts'
import { createAction } from '../../screen/action.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './group-selection-screen.module.css'

/** Opens the chosen group and continues the journey; a failure opens the error page (GROUPSEL-09 to GROUPSEL-11). */
export const action = createAction(async ({ form, run, redirectTo }) => {
  const { chooseGroup } = await run(ChooseGroupDocument, { input: { group: String(form.get('groupId') ?? '') } })
  return redirectToNext(chooseGroup, { redirectTo })
})

export const loader = createScreenLoader('group-selection', GroupSelectionScreenDocument)

/** Choosing one of several groups during sign-in (GROUPSEL). */
export function Component() {
  const { view, data } = useScreen(loader)
  const groups = data.viewer?.groupChoices ?? []
  return (
    <GroupChoices heading={view.text.heading} note={groups.length === 0 && <p>{view.text.empty}</p>}>
      {groups.map(group => (
        <TokenGroupCard key={group.number} group={group} text={view.text} />
      ))}
    </GroupChoices>
  )
}

interface Props {
  group: NonNullable<GroupSelectionScreenQuery['viewer']>['groupChoices'][number]
  text: ScreenText<'group-selection'>
}

/** One group of the token: name, id, dates, and the button that opens it (GROUPSEL-02 to GROUPSEL-07). */
function TokenGroupCard({ group, text }: Props) {
  const say = sayFrom(text)
  const { number, startDate, endDate: end, isOver, isCurrent } = group
  const facts = [
    [say('groupId'), number],
    [say('effectiveDate'), startDate && calendarDate(startDate)],
    [say('terminationDate'), end ? calendarDate(end) : say('noTerminationDate')],
  ]
  const note = isOver && (
    <p className={styles.inactive}>
      <Icon name="warning" />
      {say('inactive')}
    </p>
  )
  return (
    <GroupChoice group={group} text={text} current={isCurrent} note={note}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </GroupChoice>
  )
}
