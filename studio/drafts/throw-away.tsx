import { useMutation } from '@apollo/client/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import { DraftsDocument, type DraftsQuery, ThrowDraftAwayDocument } from '../generated/drafts.ts'
import { dueIn } from '../page/due-in.ts'
import { useDoing } from '../query/use-doing.ts'
import styles from './drafts-screen.module.css'

interface Props {
  draft: Pick<DraftsQuery['drafts']['nodes'][number], 'id' | 'name' | 'version' | 'waitingSchedules'>
  /** Told of the place in the list that is there no more. */
  onGone: () => void
}

/**
 * Throws a draft of one's own away, once that is said twice: it can be had back for 30 days. What waits to publish it ends with it,
 * which is said before; one that nobody here has seen keeps it.
 */
export function ThrowAway({ draft: { id, name, version, waitingSchedules: waiting }, onGone }: Props) {
  const [isAsked, setAsked] = useState<boolean>()
  const [isDoing, act] = useDoing()
  const [throwAway] = useMutation(ThrowDraftAwayDocument, { refetchQueries: [DraftsDocument] })
  const button = useRef<HTMLSpanElement>(null)
  // What was pressed gives way to the question, and comes back: whoever works with keys goes on there.
  useLayoutEffect(() => {
    if (isAsked !== undefined) button.current?.querySelector('button')?.focus()
  }, [isAsked])
  async function go() {
    const schedules = waiting.map(({ number }) => number)
    const perform = async () =>
      (await throwAway({ variables: { input: { draftId: id, version, schedules } } })).data?.throwDraftAway
    if (await act(perform, `${name} is thrown away. It can be had back for 30 days.`)) onGone()
    else setAsked(false)
  }
  if (!isAsked)
    return (
      <span ref={button}>
        <Button kind="quiet" size="small" aria-label={`Throw away ${name}`} onClick={() => setAsked(true)}>
          Throw away
        </Button>
      </span>
    )
  return (
    <span ref={button} className={styles.asked}>
      <span>
        {waiting.length > 0 &&
          `It is not published on ${and.format(waiting.map(dueIn))} then, also when it is had back. `}
        It can be had back for 30 days.
      </span>
      <Button kind="quiet" size="small" onClick={() => setAsked(false)}>
        Keep {name}
      </Button>
      <Button kind="secondary" size="small" aria-disabled={isDoing || undefined} onClick={() => void go()}>
        Throw {name} away
      </Button>
    </span>
  )
}

const and = new Intl.ListFormat('en', { type: 'conjunction' })
