import { mistakesAlone } from '../formats/format-checks.ts'

type Repair = (value: string) => string

const slug: Repair = value =>
  value
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const camel: Repair = value => value.replaceAll(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())

/** Writes out "#abc" as "#aabbcc" and adds a missing "#". */
const color: Repair = value => {
  const digits = value.replace('#', '')
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

const written = (year: string, month: string, date: string) =>
  `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`

/** A day in US notation, month first, or day first where that number is no month; or one whose year stands first. */
const day: Repair = value =>
  value
    .replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, (_, first: string, second: string, year: string) =>
      Number(first) > 12 ? written(year, second, first) : written(year, first, second),
    )
    .replace(/^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/, (_, year: string, month: string, date: string) =>
      written(year, month, date),
    )

/** What people often mean by a text that does not match its pattern, the smallest change first. */
const repairs: readonly Repair[] = [
  value => value.trim(),
  value => value.toLowerCase(),
  value => value.replace(/\/+$/, ''),
  value => `/${value}`,
  value => `${value}px`,
  value => value.replace(/^http:/, 'https:'),
  value => value.replace(/^https?:\/\/([^/]+).*$/, '$1'),
  value => value.replace('_', '-'),
  day,
  color,
  slug,
  camel,
]

/**
 * The text that was probably meant by one that does not match a pattern; undefined when no small change makes it match, or
 * what matches is nothing of its `format`, such as a month 13.
 */
export function repaired(value: string, pattern: string, format = ''): string | undefined {
  const form = new RegExp(pattern)
  const right = repairs.map(repair => repair(value)).find(text => form.test(text))
  return right !== undefined && (mistakesAlone(format, right) ?? []).length === 0 ? right : undefined
}
