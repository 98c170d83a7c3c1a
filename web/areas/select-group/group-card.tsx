import { Form } from 'react-router'
import type { SelectGroupScreenQuery } from '../../generated/select-group-screen.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { Card } from '../../ui/card/card.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { coverageDates } from './coverage-dates.ts'
import styles from './group-card.module.css'
import { PlansTable } from './plans-table.tsx'

interface Props {
  group: NonNullable<SelectGroupScreenQuery['viewer']>['groupDetails'][number]
  text: Readonly<Record<string, string>>
}

/** One group with its coverage dates and plans, and the way to view it (ACTIVEGROUP-02 to ACTIVEGROUP-10). */
export function GroupCard({ group, text }: Props) {
  const say = sayFrom(text)
  const busy = usePending()
  const { groupId, groupName } = group
  const dates = coverageDates(group, text)
  return (
    <Card as="li" className={styles.card}>
      <div>
        <h2>{groupName}</h2>
        {dates && (
          <p className={styles.dates}>
            {say('coverage')}: {dates}
          </p>
        )}
      </div>
      <PlansTable plans={group.plans} groupName={groupName} text={text} />
      <Form method="post" className={styles.choose}>
        <input type="hidden" name="groupId" value={groupId} />
        <Button type="submit" wide disabled={busy} aria-label={say('submitFor', { groupName })}>
          {say('submit')}
        </Button>
      </Form>
    </Card>
  )
}
