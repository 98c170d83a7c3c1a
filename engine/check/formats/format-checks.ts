import type { Manifest } from '../../../schema/generated/manifests.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { hintAt, instead } from '../../overlay/nearest.ts'
import { checkMarkdown, markdownAlone } from './check-markdown.ts'
import { checkRedirect, checkTarget, type FormatCheck } from './check-target.ts'

/** A check that a text is one of the names that the manifest defines. */
const namedIn =
  (what: string, where: string, names: (manifest: Manifest) => readonly string[]): FormatCheck =>
  (value, manifest) => {
    const known = names(manifest)
    if (known.includes(value)) return []
    return [
      {
        found: `"${value}", which is no ${what}`,
        expected: `a ${what} of ${where}`,
        hint: `a name that ${where} has, or one more there`,
        ...hintAt(value, known),
      },
    ]
  }

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** Whether there is such a day. */
function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && isoDay(date) === value
}

/** The last day of the month: 28 or 29 February for 30 February. Undefined when there is no such month. */
function lastDayOf(value: string): string | undefined {
  const [year = 0, month = 0] = value.split('-').map(Number)
  return month >= 1 && month <= 12 ? isoDay(new Date(Date.UTC(year, month, 0))) : undefined
}

/** The years in which something shows: whoever writes another one slipped. */
const century = '20'

/** A day must exist, there is no 30 February, and be of this century. */
const dayMistakes = (value: string): Mistake[] => {
  if (!value.startsWith(century)) {
    const meant = `${century}${value.slice(century.length)}`
    return [
      {
        found: `"${value}", a day of another century`,
        expected: 'a day of the years from 2000 to 2099',
        ...(isDay(meant) ? instead(meant, 'perhaps') : { hint: 'a day of the calendar, yyyy-mm-dd' }),
      },
    ]
  }
  if (isDay(value)) return []
  const last = lastDayOf(value)
  return [
    {
      found: `"${value}", a day that does not exist`,
      expected: 'a day of the calendar, yyyy-mm-dd',
      hint: 'a month from 01 to 12',
      ...(last === undefined ? {} : instead(last, 'perhaps')),
    },
  ]
}

/** Time zones that are known to be right: to ask takes longer than most checks. */
const zones = new Set<string>()

/** A time zone must be in the IANA database. */
const timeZoneMistakes = (value: string): Mistake[] => {
  try {
    if (!zones.has(value)) new Intl.DateTimeFormat('en-US', { timeZone: value })
    zones.add(value)
    return []
  } catch {
    return [
      {
        found: `"${value}", which is no time zone`,
        expected: 'a time zone such as "America/Los_Angeles"',
        hint: '"America/Los_Angeles"',
        ...hintAt(value, Intl.supportedValuesOf('timeZone')),
      },
    ]
  }
}

/** What each `format` of the manifest schemas demands beyond its syntax. */
export const formatChecks: { readonly [format: string]: FormatCheck } = {
  day: dayMistakes,
  markdown: checkMarkdown,
  redirect: checkRedirect,
  target: checkTarget,
  'time-zone': timeZoneMistakes,
  guard: namedIn('guard', 'routes.json', ({ routes }) => routes.guards.map(guard => guard.id)),
  page: namedIn('page', 'pages.json', ({ pages }) => pages.pages.map(page => page.id)),
  tip: namedIn('tip', 'errors.json', ({ errors }) => errors.tips.map(tip => tip.id)),
  'contact-section': namedIn('section', 'contact.json', ({ contact }) => contact.sections.map(section => section.id)),
  segment: namedIn('segment', 'segments.json', ({ segments }) => Object.keys(segments.segments)),
  'named-condition': namedIn('named condition', 'conditions.json', ({ conditions }) =>
    Object.keys(conditions.conditions),
  ),
}

/** The formats that a text follows or not whatever the rest of the manifest has. */
const aloneChecks: { readonly [format: string]: (text: string) => readonly Mistake[] | undefined } = {
  day: dayMistakes,
  'time-zone': timeZoneMistakes,
  markdown: markdownAlone,
}

/** What is wrong with a text of a format by itself; undefined where the rest of the manifest says that. */
export const mistakesAlone = (format: string, text: string): readonly Mistake[] | undefined =>
  format in formatChecks ? aloneChecks[format]?.(text) : []
