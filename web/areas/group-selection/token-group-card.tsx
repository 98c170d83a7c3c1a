import { GroupChoice } from '../../forms/group-choice/group-choice.tsx'
import type { GroupSelectionScreenQuery } from '../../generated/group-selection-screen.ts'
import { calendarDate, realEnd } from '../../ui/format/dates.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './token-group-card.module.css'

interface Props {
  group: NonNullable<GroupSelectionScreenQuery['viewer']>['tokenGroups'][number]
  text: Readonly<Record<string, string>>
}

/** One group of the token: what it is, since when and until when, and the way in (GROUPSEL-02 to GROUPSEL-07). */
export function TokenGroupCard({ group, text }: Props) {
  const say = sayFrom(text)
  const { groupId, planEffectiveDate, planTerminationDate, inactive } = group
  const end = realEnd(planTerminationDate)
  const facts = [
    [say('groupId'), groupId],
    [say('effectiveDate'), planEffectiveDate && calendarDate(planEffectiveDate)],
    [say('terminationDate'), end ? calendarDate(end) : say('noTerminationDate')],
  ]
  const note = inactive && (
    <p className={styles.inactive}>
      <Icon name="warning" />
      {say('inactive')}
    </p>
  )
  return (
    <GroupChoice group={group} text={text} note={note}>
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
