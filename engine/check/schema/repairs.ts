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

/** A day in US notation, month first, or day first where that number is no month. */
const day: Repair = value =>
  value.replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, (_, first: string, second: string, year: string) => {
    const [month, date] = Number(first) > 12 ? [second, first] : [first, second]
    return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  })

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

/** The text that was probably meant by one that does not match a pattern; undefined when no small change makes it match. */
export function repaired(value: string, pattern: string): string | undefined {
  const form = new RegExp(pattern)
  return repairs.map(repair => repair(value)).find(text => form.test(text))
}
