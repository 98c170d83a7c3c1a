import type { Scheduled } from './scheduled.ts'
import { dayAfter, daysBetween, type Lane, type Span } from './spans.ts'
import styles from './timeline.module.css'

interface Props {
  lanes: readonly Lane[]
  scheduled: readonly Scheduled[]
  range: { first: string; last: string }
  today: string
  /** The instant that is chosen, yyyy-mm-ddThh:mm. */
  at: string
  onAt: (at: string) => void
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** Days beside one another, a row for each list; a slider over all of it chooses a day. The table below it says the same in words. */
export function TimelineChart({ lanes, scheduled, range, today, at, onAt }: Props) {
  const { first, last } = range
  const all = daysBetween(first, last)
  const share = (day: string) => Math.min(100, Math.max(0, (daysBetween(first, day) / all) * 100))
  const placed = ({ from, until }: Span) => {
    const start = share(from ?? first)
    return { insetInlineStart: `${start}%`, inlineSize: `${share(until === null ? last : dayAfter(until)) - start}%` }
  }
  const startingAt = (day: string) => ({ insetInlineStart: `${share(day)}%` })
  const endingAt = (day: string) => ({ insetInlineEnd: `${100 - share(day)}%` })
  // What was over before is in the table alone.
  const isInRange = ({ until }: Span) => until === null || until >= first
  const inRange = lanes
    .map(({ items, gaps, overlaps, ...lane }) => ({
      ...{ ...lane, items: items.filter(isInRange) },
      ...{ gaps: gaps.filter(isInRange), overlaps: overlaps.filter(isInRange) },
    }))
    .filter(({ items }) => items.length > 0)
  const chosen = at === '' ? today : at.slice(0, 10)
  return (
    <div className={styles.chart}>
      <div aria-hidden="true">
        <div className={styles.months}>
          {monthsIn(first, last).map(day => (
            <span key={day} style={{ insetInlineStart: `${share(day)}%` }}>
              {month.format(new Date(`${day}T00:00:00Z`))}
              {day.slice(5, 7) === '01' && ` ${day.slice(0, 4)}`}
            </span>
          ))}
        </div>
        {scheduled.length > 0 && (
          <div className={styles.lane}>
            <p>To be published</p>
            <div className={styles.days}>
              {scheduled.map(({ number, draft, day }) => (
                // Near the end its name stands before the day, where there is room.
                <span key={number} className={styles.due} style={share(day) > 60 ? endingAt(day) : startingAt(day)}>
                  {draft}
                </span>
              ))}
            </div>
          </div>
        )}
        {inRange.map(({ surface, list, items, gaps, overlaps }) => (
          <div key={`${surface} ${list}`} className={styles.lane}>
            <p>{surface}</p>
            {items.map(item => (
              <div key={`${item.item} ${item.from} ${item.until}`} className={styles.days}>
                <span className={styles.bar} style={placed(item)} data-open={item.until === null || undefined}>
                  {item.name}
                </span>
              </div>
            ))}
            {gaps.length + overlaps.length > 0 && (
              <div className={styles.days}>
                {gaps.map(gap => (
                  <span key={`gap ${gap.from}`} className={styles.gap} style={placed(gap)}>
                    <span>Gap</span>
                  </span>
                ))}
                {overlaps.map(({ names, ...span }) => (
                  <span key={names.join(' ')} className={styles.overlap} style={placed(span)}>
                    <span>Overlap</span>
                  </span>
                ))}
              </div>
            )}
          </div>
        ))}
        <span className={styles.today} style={{ insetInlineStart: `${share(today)}%` }}>
          Today
        </span>
        <span className={styles.chosen} style={{ insetInlineStart: `${share(chosen)}%` }} />
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label="Day"
        aria-valuetext={long.format(new Date(`${chosen}T00:00:00Z`))}
        min={0}
        max={all}
        value={Math.min(all, Math.max(0, daysBetween(first, chosen)))}
        onChange={event => onAt(`${dayAfter(first, Number(event.target.value))}T12:00`)}
      />
    </div>
  )
}

/** First days of the months; of many every third. */
function monthsIn(first: string, last: string): string[] {
  const months: string[] = []
  for (let [year, number] = [Number(first.slice(0, 4)), Number(first.slice(5, 7)) + 1]; ; number += 1) {
    if (number > 12) [year, number] = [year + 1, 1]
    const day = `${year}-${String(number).padStart(2, '0')}-01`
    // A name needs room before the edge.
    if (daysBetween(day, last) < 14) break
    months.push(day)
  }
  return months.length > 14 ? months.filter(day => Number(day.slice(5, 7)) % 3 === 1) : months
}
