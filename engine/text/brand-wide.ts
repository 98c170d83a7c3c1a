import { phoneName } from '../../schema/brand-wide.ts'
import type { Manifest } from '../../schema/generated/manifests.ts'
import { isMessage, messageNames } from '../../schema/message.ts'

/** The placeholder that depends on the day, and so is filled in when somebody looks. */
const year = '{year}'

type Said = Pick<Manifest, 'brand' | 'contact'>

/** What the brand says once for all texts: its name and site in brand.json, a phone number for each section of contact.json. */
export function brandWideValues({ brand, contact }: Said): ReadonlyMap<string, string> {
  const phones = contact.sections.flatMap(({ id, lines }): [string, string][] => {
    const phone = lines.find(({ kind }) => kind === 'phone')
    return phone ? [[phoneName(id), phone.value]] : []
  })
  return new Map([['brand', brand.name], ['legalName', brand.legalName], ['site', brand.site], ...phones])
}

const braces = /\{([^{}]*)\}/g

/** A placeholder, and the full stop behind it. */
const bracesAndStop = /\{([^{}]*)\}(\.?)/g

/** A text with the values that are known; other placeholders stay. A value that ends in a full stop, such as "Inc.", ends the sentence, too. */
export const fillKnown = (text: string, values: ReadonlyMap<string, string>): string =>
  text.includes('{')
    ? text.replace(bracesAndStop, (whole, name: string, stop: string) => {
        const value = values.get(name)
        return value === undefined ? whole : value.endsWith('.') ? value : value + stop
      })
    : text

/** Whatever stands in braces, each once: placeholders such as "{date}", and what was meant as one, such as "{Date}". */
export const inBraces = (text: string): string[] =>
  isMessage(text) ? messageNames(text) : [...new Set(Array.from(text.matchAll(braces), match => match[1] ?? ''))]

/** Whether a value has a text that says the year. */
export function saysYear(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(year)
  return typeof value === 'object' && value !== null && Object.values(value).some(saysYear)
}

/** A copy of a value with the year in every text of it. */
export function withYear<Value>(value: Value, today: string): Value
export function withYear(value: unknown, today: string): unknown {
  if (typeof value === 'string') return value.replaceAll(year, today.slice(0, 4))
  if (Array.isArray(value)) return value.map(entry => withYear<unknown>(entry, today))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, withYear(inside, today)]))
}

/** A value for a day: the same for every day, unless a text of it says the year. */
export function onDay<Value>(value: Value): (today: string) => Value {
  return saysYear(value) ? today => withYear(value, today) : () => value
}
