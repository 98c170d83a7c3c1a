type Repair = (value: string) => string

const slug: Repair = value =>
  value
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const camel: Repair = value => value.replaceAll(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())

/** "#abc" is short for "#aabbcc", and the sign in front is easily forgotten. */
const color: Repair = value => {
  const digits = value.replace('#', '')
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** A day as Americans write it. */
const day: Repair = value =>
  value.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/,
    (_, month: string, date: string, year: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  )

/** What people often mean when a text has the wrong form, the least change first. */
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

/** The text that was probably meant instead of one that has not the form of a pattern; undefined when no small change gives it. */
export function repaired(value: string, pattern: string): string | undefined {
  const form = new RegExp(pattern)
  return repairs.map(repair => repair(value)).find(text => form.test(text))
}
