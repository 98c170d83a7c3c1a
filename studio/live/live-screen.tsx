import { useMutation, useQuery } from '@apollo/client/react'
import { Link } from 'react-router'
import { Button } from '../../web/ui/button/button.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { Tag, type Tone } from '../../web/ui/tag/tag.tsx'
import { draftAddress } from '../drafts/draft-list.tsx'
import { CancelScheduleDocument, LiveDocument, type LiveQuery, PublishScheduleDocument } from '../generated/live.ts'
import { dueIn } from '../page/due-in.ts'
import { focusHeading } from '../page/focus-heading.ts'
import { Page } from '../page/page.tsx'
import { When } from '../page/when.tsx'
import { Answered } from '../query/answered.tsx'
import { useDoing } from '../query/use-doing.ts'
import styles from './live-screen.module.css'

/** How often it is asked anew how many portals serve what. */
const everyMs = 3_000

/** What members are served, by how many portals, and what is to come (STUDIO-28). */
export function Component() {
  const live = useQuery(LiveDocument, { fetchPolicy: 'cache-and-network', pollInterval: everyMs })
  return (
    <Page title="Live" about="What members are served now, and what is to come.">
      <Answered of={live} what="what is live">
        {data => <Live {...data} again={live.refetch} />}
      </Answered>
    </Page>
  )
}

function Live({ live, serving, schedules, again }: LiveQuery & { again: () => Promise<unknown> }) {
  const all = serving.reduce((sum, { instances }) => sum + instances, 0)
  const here = serving.find(({ number }) => number === live.number)?.instances ?? 0
  const [open, over] = [schedules.filter(isOpen), schedules.filter(schedule => !isOpen(schedule))]
  return (
    <div className={styles.parts}>
      <section aria-labelledby="now">
        <h2 id="now">Revision {live.number}</h2>
        <p>
          By {live.author}, <When at={live.at} />
          {live.note !== '' && `: ${live.note}`}. <Link to={`/revisions/${live.number}`}>What it changed</Link>{' '}
          <Link to="/live/preview">See it as a member</Link>
        </p>
        <p role="status">
          {all === 0
            ? 'No portal has said yet what it serves.'
            : here === all
              ? `Served by ${all === 1 ? 'the one portal' : `all ${all} portals`} that ${all === 1 ? 'runs' : 'run'}.`
              : `Served by ${here} of ${all} portals; the others follow within a second.`}
        </p>
      </section>
      <section aria-labelledby="schedules">
        <h2 id="schedules">To come</h2>
        {open.length === 0 ? (
          <p className={styles.quiet}>Nothing is scheduled. A review offers to publish at a time.</p>
        ) : (
          <Schedules schedules={open} again={again} />
        )}
        {over.length > 0 && (
          <details className={styles.over}>
            <summary>Done or cancelled: {over.length}</summary>
            <Schedules schedules={over} again={again} />
          </details>
        )}
      </section>
    </div>
  )
}

type Schedule = LiveQuery['schedules'][number]

const isOpen = ({ state }: Schedule) => state !== 'DONE' && state !== 'CANCELLED'
const waits = ({ state }: Schedule) => state === 'PLANNED' || state === 'STUCK' || state === 'LATE'

const states: { readonly [State in Schedule['state']]: { words: string; tone: Tone } } = {
  PLANNED: { words: 'To come', tone: 'info' },
  RUNNING: { words: 'Under way', tone: 'info' },
  DONE: { words: 'Done', tone: 'success' },
  STUCK: { words: 'Waits for somebody', tone: 'warning' },
  LATE: { words: 'Was not in time', tone: 'warning' },
  CANCELLED: { words: 'Cancelled', tone: 'plain' },
}

function Schedules({ schedules, again }: { schedules: readonly Schedule[]; again: () => Promise<unknown> }) {
  const [isDoing, act] = useDoing()
  const [publish] = useMutation(PublishScheduleDocument)
  const [cancel] = useMutation(CancelScheduleDocument)
  // What was pressed goes away with what it was for.
  const done = async (pressed: Element, isDone: boolean) => {
    if (isDone) focusHeading(pressed.closest('section'))
    await again()
  }
  async function now(number: number, pressed: Element) {
    const perform = async () => (await publish({ variables: { input: { number } } })).data?.publishSchedule
    await done(pressed, await act(perform, 'It is live: members see it at once.'))
  }
  async function end(number: number, pressed: Element) {
    const perform = async () => (await cancel({ variables: { input: { number } } })).data?.cancelSchedule
    await done(pressed, await act(perform, 'It is cancelled.'))
  }
  return (
    <PlainList className={styles.schedules}>
      {schedules.map(schedule => (
        <li key={schedule.number}>
          <p>
            <Tag tone={states[schedule.state].tone}>{states[schedule.state].words}</Tag>{' '}
            <Link to={`${draftAddress(schedule.draft)}/review`}>{schedule.draft}</Link>, version {schedule.version},{' '}
            <strong>{dueIn(schedule)}</strong>
          </p>
          <p className={styles.quiet}>
            By {schedule.author}
            {schedule.note !== '' && `: ${schedule.note}`}
          </p>
          {schedule.told !== '' && <p className={styles.told}>{schedule.told}</p>}
          {waits(schedule) && (
            <div className={styles.buttons}>
              <Button
                kind="secondary"
                size="small"
                aria-disabled={isDoing || undefined}
                onClick={({ currentTarget }) => void now(schedule.number, currentTarget)}
              >
                Publish {schedule.draft} now
              </Button>
              <Button
                kind="secondary"
                size="small"
                aria-disabled={isDoing || undefined}
                onClick={({ currentTarget }) => void end(schedule.number, currentTarget)}
              >
                Cancel {schedule.draft}
              </Button>
            </div>
          )}
        </li>
      ))}
    </PlainList>
  )
}
