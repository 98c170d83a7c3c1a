import type { Manifest, Surface } from '../../../schema/generated/manifests.ts'
import type { Path } from '../../json.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { hintAt, instead } from '../../overlay/nearest.ts'
import { remembered } from '../../remembered.ts'
import { checkMarkdown, markdownAlone } from './check-markdown.ts'
import { checkRedirect, checkTarget, type FormatCheck } from './check-target.ts'

/** A text of a surface that follows its format or not by what other surfaces say. */
export interface OpenText {
  path: Path
  text: string
}

/** What is wrong with a text, and where it stands. */
export interface WrongText {
  path: Path
  mistake: Mistake
}

/** What is wrong with texts of one format in a brand. */
type FindWrong = (texts: readonly OpenText[], manifest: Manifest) => readonly WrongText[]

/**
 * Texts of a format, judged once by the same of the surfaces that it asks: an edit of any other file leaves their links and
 * names as they are. The check sees no surface that it does not ask for.
 */
function asking<Asked extends Surface>(asked: readonly Asked[], check: FormatCheck<Asked>): FindWrong {
  const wrongIn = remembered((texts: readonly OpenText[], ...roots: Manifest[Asked][]): readonly WrongText[] => {
    const names = Object.fromEntries(asked.map((surface, index) => [surface, roots[index]])) as Pick<Manifest, Asked>
    return texts.flatMap(({ path, text }) => check(text, names).map(mistake => ({ path, mistake })))
  })
  return (texts, manifest) => wrongIn(texts, ...asked.map(surface => manifest[surface]))
}

/** A check that a text is one of the names that the manifest defines. */
const namedIn = <Asked extends Surface>(
  what: string,
  asked: Asked,
  names: (surface: Manifest[Asked]) => readonly string[],
): FindWrong => {
  const where = `${asked}.json`
  const namesOf = remembered((surface: Manifest[Asked]) => new Set(names(surface)))
  return asking([asked], (value, manifest) => {
    const known = namesOf(manifest[asked])
    if (known.has(value)) return []
    return [
      {
        found: `"${value}", which is no ${what}`,
        expected: `a ${what} of ${where}`,
        hint: `a name that ${where} has, or one more there`,
        ...hintAt(value, known),
      },
    ]
  })
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

/** What each `format` of the manifest schemas demands by what other surfaces say. */
export const formatChecks: { readonly [format: string]: FindWrong } = {
  markdown: asking(['routes'], checkMarkdown),
  redirect: asking(['routes', 'menus'], checkRedirect),
  target: asking(['routes'], checkTarget),
  guard: namedIn('guard', 'routes', ({ guards }) => guards.map(guard => guard.id)),
  page: namedIn('page', 'pages', ({ pages }) => pages.map(page => page.id)),
  tip: namedIn('tip', 'errors', ({ tips }) => tips.map(tip => tip.id)),
  'contact-section': namedIn('section', 'contact', ({ sections }) => sections.map(section => section.id)),
  segment: namedIn('segment', 'segments', ({ segments }) => Object.keys(segments)),
  'named-condition': namedIn('named condition', 'conditions', ({ conditions }) => Object.keys(conditions)),
}

/** The formats that a text follows or not whatever the rest of the manifest has. */
const aloneChecks: { readonly [format: string]: (text: string) => readonly Mistake[] | undefined } = {
  day: dayMistakes,
  'time-zone': timeZoneMistakes,
  markdown: markdownAlone,
}

/** What is wrong with a text of a format by itself; undefined where the rest of the manifest says that. */
export const mistakesAlone = (format: string, text: string): readonly Mistake[] | undefined =>
  format in aloneChecks ? aloneChecks[format]?.(text) : format in formatChecks ? undefined : []
