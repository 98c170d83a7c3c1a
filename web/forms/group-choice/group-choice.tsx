import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Phrase } from '../../../engine/text/screen-text.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './group-choice.module.css'

interface GroupChoicesProps {
  heading: string | undefined
  /** Shown above the list, for example that it is empty. */
  note?: ReactNode
  /** Cards that hold a table need more room. */
  wide?: boolean
  /** A `GroupChoice` for each group. */
  children: ReactNode
}

/** The page on which a member chooses among groups (GROUPSEL-01 to GROUPSEL-07, ACTIVEGROUP-01 to ACTIVEGROUP-10). */
export const GroupChoices = ({ heading, note, wide, children }: GroupChoicesProps) => (
  <div className={styles.page} data-wide={wide}>
    <h1>{heading}</h1>
    {note}
    <PlainList className={styles.groups}>{children}</PlainList>
  </div>
)

interface GroupChoiceWords {
  submit: string
  /** The button's whole name. */
  submitFor: Phrase<'groupName'>
  /** Said of the group that the session is tied to. */
  current: string
}

interface GroupChoiceProps {
  group: { number: string; name: string }
  text: GroupChoiceWords
  /** Whether the session is tied to it (MEMBER-42). */
  current: boolean
  /** Shown before the group's name. */
  note?: ReactNode
  /** Shown under the group's name. */
  lead?: ReactNode
  /** The group's details. */
  children: ReactNode
}

/** One group of the list: its details, and the button that opens it (GROUPSEL-07, ACTIVEGROUP-10). */
export function GroupChoice({
  group: { number, name: groupName },
  text,
  current,
  note,
  lead,
  children,
}: GroupChoiceProps) {
  const say = sayFrom(text)
  const busy = usePending()
  return (
    <Card as="li" className={styles.card} aria-current={current ? 'true' : undefined}>
      {note}
      <div>
        <h2>{groupName}</h2>
        {current && (
          <p className={styles.current}>
            <Icon name="check" size="small" />
            {text.current}
          </p>
        )}
        {lead}
      </div>
      {children}
      <Form method="post" className={styles.choose}>
        <input type="hidden" name="groupId" value={number} />
        <Button type="submit" wide disabled={busy} aria-label={say('submitFor', { groupName })}>
          {say('submit')}
        </Button>
      </Form>
    </Card>
  )
}
