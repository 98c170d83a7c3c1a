import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { Card } from '../../ui/card/card.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './group-choice.module.css'

interface Props {
  group: { groupId: string; groupName: string }
  text: Readonly<Record<string, string>>
  /** What has to be known before the group's name. */
  note?: ReactNode
  /** What belongs to the group's name. */
  lead?: ReactNode
  /** What the group is. */
  children: ReactNode
}

/** One of several groups in a list: what it is, and the button that opens it (GROUPSEL-07, ACTIVEGROUP-10). */
export function GroupChoice({ group: { groupId, groupName }, text, note, lead, children }: Props) {
  const say = sayFrom(text)
  const busy = usePending()
  return (
    <Card as="li" className={styles.card}>
      {note}
      <div>
        <h2>{groupName}</h2>
        {lead}
      </div>
      {children}
      <Form method="post" className={styles.choose}>
        <input type="hidden" name="groupId" value={groupId} />
        <Button type="submit" wide disabled={busy} aria-label={say('submitFor', { groupName })}>
          {say('submit')}
        </Button>
      </Form>
    </Card>
  )
}
