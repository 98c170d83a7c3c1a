const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const near = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** An instant as people say it: how long ago within a week, else the date. The whole of it is in the title. */
export function When({ at }: { at: string }) {
  const instant = new Date(at)
  return (
    <time dateTime={at} title={whole.format(instant)}>
      {said(instant, Date.now())}
    </time>
  )
}

function said(instant: Date, now: number): string {
  const since = instant.getTime() - now
  const far = Math.abs(since)
  if (far < minute) return 'just now'
  if (far < hour) return near.format(Math.round(since / minute), 'minute')
  if (far < day) return near.format(Math.round(since / hour), 'hour')
  return far < 7 * day ? near.format(Math.round(since / day), 'day') : whole.format(instant)
}
