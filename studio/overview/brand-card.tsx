import { Link } from 'react-router'
import type { OverviewDatesQuery, OverviewQuery, OverviewWarningsQuery } from '../generated/overview.ts'
import { Picture } from '../pictures/picture.tsx'
import { scheduledIn } from '../timeline/scheduled.ts'
import { happeningsFrom } from '../timeline/spans.ts'
import styles from './overview-screen.module.css'
import { ThemeSketch } from './theme-sketch.tsx'

interface Props {
  brand: OverviewQuery['brands'][number]
  live: OverviewQuery['live']
  themes: readonly string[]
  drafts: OverviewQuery['drafts']['nodes']
  schedules: OverviewQuery['schedules']
  /** The rest is undefined until it is known. */
  persona: string | undefined
  dates: OverviewDatesQuery['dates'] | undefined
  warnings: OverviewWarningsQuery['warnings'] | undefined
  /** Whether they could not be found out. */
  areWarningsMissed: boolean
}

/** So many of the next days stand on a card. */
const mostDays = 3

/** A brand as it stands: its Home, what is being done to it, and what comes next (STUDIO-02). */
export function BrandCard({ brand, live, themes, drafts, schedules, ...known }: Props) {
  const { persona, dates, warnings, areWarningsMissed } = known
  const { key, name, hosts } = brand
  const reaches = ({ edits }: Props['drafts'][number]) =>
    edits.some(edit => edit.brand === key || edit.brand === 'base')
  const open = drafts.filter(draft => draft.stage !== 'PUBLISHED' && reaches(draft))
  const planned = scheduledIn(
    { schedules: schedules.filter(({ state }) => state === 'PLANNED'), drafts: { nodes: drafts } },
    key,
  )
  const own = warnings?.filter(({ path }) => path.startsWith(`${key}/`))
  const today = new Date().toISOString().slice(0, 10)
  const next =
    dates &&
    happeningsFrom(
      dates.filter(dated => dated.brand === key),
      today,
    )
  return (
    <article aria-labelledby={`brand-${key}`} className={styles.brand}>
      {persona === undefined ? (
        <ThemeSketch themes={themes} />
      ) : (
        <Picture
          title={`Home of ${name}`}
          input={{ brand: key, persona }}
          width={1024}
          height={640}
          before={<ThemeSketch themes={themes} />}
        />
      )}
      <div className={styles.words}>
        <h3 id={`brand-${key}`}>{name}</h3>
        <p>
          {hosts[0]}
          <br />
          <Link to={`/revisions?brand=${key}`}>Revision {live.number}</Link> is live
          <br />
          {counted(open.length, 'open draft')}, {planned.length === 0 ? 'nothing' : planned.length} scheduled
          <br />
          {own
            ? counted(own.length, 'warning')
            : areWarningsMissed
              ? 'Warnings are not known'
              : 'Looking for warnings …'}
        </p>
        {planned.length > 0 && (
          <p>
            {planned.map(({ number, draft, day, words }) => (
              <span key={number} className={styles.day}>
                <time dateTime={day} title={words}>
                  {day}
                </time>{' '}
                {draft} goes live
              </span>
            ))}
          </p>
        )}
        {own !== undefined && own.length > 0 && (
          <details>
            <summary>What is likely not meant</summary>
            {own.map(({ key: id, message, advice }) => (
              <p key={id}>
                {message} {advice}
              </p>
            ))}
          </details>
        )}
        {next !== undefined && (
          <p>
            {next.length === 0 && 'Nothing begins or ends on a day to come.'}
            {next.slice(0, mostDays).map(({ day, words, surface }) => (
              <span key={`${day} ${surface} ${words}`} className={styles.day}>
                <time dateTime={day}>{day}</time> {words}
              </span>
            ))}
          </p>
        )}
        <p className={styles.ways}>
          <Link to={`/live/preview?brand=${key}`}>See {name} as a member</Link>
          <Link to={`/brands/${key}/timeline`}>Timeline of {name}</Link>
        </p>
      </div>
    </article>
  )
}

/** "No open draft", "1 open draft", "2 open drafts". */
const counted = (count: number, one: string) =>
  count === 0 ? `No ${one}` : count === 1 ? `1 ${one}` : `${count} ${one}s`
