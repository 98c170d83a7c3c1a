/** A value that no sink may hold, with what it is. */
export interface Canary {
  readonly what: string
  readonly value: string
}

/** How a value can stand in a text: as it is, in an address, and in a form. */
const forms = (value: string): readonly string[] =>
  [
    ...new Set([
      value,
      encodeURIComponent(value),
      encodeURIComponent(value).replaceAll('%20', '+'),
      JSON.stringify(value).slice(1, -1),
    ]),
  ].map(form => form.toLowerCase())

/** Where a text holds canaries: what each is, and the line with the value left out. */
export function leaksIn(name: string, text: string, canaries: readonly Canary[]): readonly string[] {
  const found: string[] = []
  const lower = text.toLowerCase()
  for (const { what, value } of canaries)
    for (const form of forms(value)) {
      const at = placeOf(lower, form)
      if (at < 0) continue
      const from = lower.lastIndexOf('\n', at) + 1
      const to = lower.indexOf('\n', at)
      const line = text.slice(from, to < 0 ? undefined : to)
      found.push(`${name}: ${what} in ${line.toLowerCase().replaceAll(form, `<${what}>`).slice(0, 400)}`)
      break
    }
  return found
}

const isPartOfWord = (sign: string | undefined) => sign !== undefined && /[a-z0-9]/.test(sign)

/** Where a form stands and is not a part of something longer; -1 for nowhere. */
function placeOf(text: string, form: string): number {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + form.length])) return at
  return -1
}
