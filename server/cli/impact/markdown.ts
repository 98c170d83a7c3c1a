const maxLength = 90

/** Text that Markdown shows as it is. */
export const escaped = (text: string): string => text.replaceAll(/[\\`*_<>|[\]]/g, '\\$&').replaceAll(/\s+/g, ' ')

/** A name as code. */
export const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``

/** A value in quotes, cut where it is long; "nothing" for one that is missing. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${escaped(text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)}"`
}

/** Lines that unfold under a summary; as they are when they are few. */
export function folded(summary: string, lines: readonly string[], few = 0): string[] {
  if (lines.length <= few) return [...lines]
  return ['<details>', `<summary>${summary}</summary>`, '', ...lines, '', '</details>']
}

/** "1 brand", "3 brands". */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
