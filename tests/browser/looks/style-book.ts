import type { Look } from './seen.ts'

/** The combinations of styles that a brand's screens use, each named once: its element's name and a number. */
export interface StyleBook {
  /** Number of a combination, the next one when it is new. */
  numberOf(name: string, wide: Look | undefined, phone: Look | undefined): number
  /** All combinations, by element. */
  text(): string
}

export function createStyleBook(): StyleBook {
  const pages = new Map<string, string[]>()
  return {
    numberOf(name, wide, phone) {
      const entries = pages.get(name) ?? []
      pages.set(name, entries)
      const entry = describe(wide, phone)
      const at = entries.indexOf(entry)
      return at < 0 ? entries.push(entry) : at + 1
    },
    text: () =>
      [...pages]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, entries]) => [name, ...entries.map((entry, index) => `  ${index + 1} ${entry}`)].join('\n'))
        .join('\n')
        .concat('\n'),
  }
}

/** The wide look, and below it what is different on a phone. */
function describe(wide: Look | undefined, phone: Look | undefined): string {
  const look = wide ?? phone ?? {}
  const line = list(look)
  if (!wide || !phone) return line
  const changed = Object.fromEntries(Object.entries(phone).filter(([property, value]) => wide[property] !== value))
  const gone = Object.keys(wide).filter(property => !(property in phone))
  const differs = [list(changed), ...gone.map(property => `no ${property}`)].filter(Boolean)
  return differs.length === 0 ? line : `${line}\n    phone: ${differs.join('; ')}`
}

const list = (look: Look) =>
  Object.entries(look)
    .map(([property, value]) => `${property} ${value}`)
    .join('; ')
