import { Form } from 'react-router'
import type { GroupSelectionScreenQuery } from '../../generated/group-selection-screen.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { Card } from '../../ui/card/card.tsx'
import { calendarDate } from '../../ui/format/calendar-date.ts'
import { realEnd } from '../../ui/format/real-end.ts'
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
  const busy = usePending()
  const { groupId, groupName, planEffectiveDate, planTerminationDate, inactive } = group
  const end = realEnd(planTerminationDate)
  const facts = [
    [say('groupId'), groupId],
    [say('effectiveDate'), planEffectiveDate && calendarDate(planEffectiveDate)],
    [say('terminationDate'), end ? calendarDate(end) : say('noTerminationDate')],
  ]
  return (
    <Card as="li" className={styles.card}>
      {inactive && (
        <p className={styles.inactive}>
          <Icon name="warning" />
          {say('inactive')}
        </p>
      )}
      <h2>{groupName}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" className={styles.choose}>
        <input type="hidden" name="groupId" value={groupId} />
        <Button type="submit" wide disabled={busy} aria-label={say('submitFor', { groupName })}>
          {say('submit')}
        </Button>
      </Form>
    </Card>
  )
}
