/** Why a time that somebody wrote is no instant. */
export type NoInstant = 'unreadable' | 'no zone' | 'skipped'

/**
 * The instant at which clocks of a time zone show a time, "2026-12-01T06:00"; the first one where they show it twice. Where clocks
 * are put forward some times are shown never.
 */
export function instantIn(zone: string, text: string): Date | NoInstant {
  const wanted = Date.parse(`${text}Z`)
  // A day that there is not, such as February 30, would be read as another one.
  if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 16) !== text) return 'unreadable'
  const format = formatFor(zone)
  if (!format) return 'no zone'
  // No zone is further than 14 hours from UTC, and none changes twice in two days.
  const offsets = [-day, day].map(from => shownAt(format, wanted + from) - (wanted + from))
  const found = [...new Set(offsets)].map(offset => wanted - offset).filter(at => shownAt(format, at) === wanted)
  return found.length === 0 ? 'skipped' : new Date(Math.min(...found))
}

const day = 86_400_000

function formatFor(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    })
  } catch {
    return undefined
  }
}

/** What clocks show at an instant, as if they were clocks of UTC. */
function shownAt(format: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`,
  )
}
