/** Something of a brand that begins or ends on a day; days are yyyy-mm-dd. */
export interface Dated {
  readonly surface: string
  readonly item: string
  readonly list: string
  readonly name: string
  readonly from: string | null
  readonly until: string | null
}

/** Days from one to another, both of them in it; open where null. */
export interface Span {
  readonly from: string | null
  readonly until: string | null
}

/** What stands in one list, and where nothing or more than one of it is there. */
export interface Lane {
  readonly surface: string
  readonly list: string
  readonly items: readonly Dated[]
  /** Days between two of them on which none is there. */
  readonly gaps: readonly Span[]
  /** Days on which several are, and their names. */
  readonly overlaps: readonly (Span & { readonly names: readonly string[] })[]
}

const dayMs = 86_400_000
/** A day so many days after another. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
/** Days from one to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

const beginning = ({ from }: Span) => from ?? '0000-01-01'
const ending = ({ until }: Span) => until ?? '9999-12-31'

/** Dated items list by list, each list in the order of its days (STUDIO-17). */
export function lanesOf(dates: readonly Dated[]): Lane[] {
  return [...Map.groupBy(dates, ({ surface, list }) => `${surface} ${list}`).values()].flatMap(own => {
    const items = own.toSorted((a, b) => beginning(a).localeCompare(beginning(b)))
    const [first] = items
    return first ? [{ surface: first.surface, list: first.list, items, ...between(items) }] : []
  })
}

function between(items: readonly Dated[]): Pick<Lane, 'gaps' | 'overlaps'> {
  const gaps: Span[] = []
  const overlaps: (Span & { names: string[] })[] = []
  for (const [index, item] of items.entries()) {
    const before = items.slice(0, index)
    if (before.length === 0) continue
    const last = before.reduce((a, b) => (ending(b) > ending(a) ? b : a))
    if (ending(last) < dayAfter(beginning(item), -1))
      gaps.push({ from: dayAfter(ending(last)), until: dayAfter(beginning(item), -1) })
    for (const other of before)
      if (ending(other) >= beginning(item)) {
        const until = ending(other) < ending(item) ? other.until : item.until
        overlaps.push({ from: item.from, until, names: [other.name, item.name] })
      }
  }
  return { gaps, overlaps }
}

/** Something that happens on a day. */
export interface Happening {
  readonly day: string
  readonly words: string
  readonly surface: string
  readonly item: string
}

/** What begins and ends from a day on, the next first (STUDIO-02). */
export function happeningsFrom(dates: readonly Dated[], day: string): Happening[] {
  return dates
    .flatMap(({ surface, item, name, from, until }) => [
      ...(from === null ? [] : [{ day: from, words: `${name} begins`, surface, item }]),
      ...(until === null ? [] : [{ day: until, words: `${name} has its last day`, surface, item }]),
    ])
    .filter(happening => happening.day >= day)
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

/** The days that a timeline shows: a month back and a year ahead at the least, and all that is dated within two years. */
export function rangeOf(days: readonly string[], today: string): { first: string; last: string } {
  const near = days.filter(day => day >= dayAfter(today, -365) && day <= dayAfter(today, 730))
  const all = [dayAfter(today, -30), dayAfter(today, 365), ...near].toSorted()
  return { first: all[0] ?? today, last: dayAfter(all.at(-1) ?? today, 7) }
}
