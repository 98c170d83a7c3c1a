import type { Mistake } from '../../overlay/mistake.ts'
import { hintAt } from '../../overlay/nearest.ts'

/** Whatever stands in braces, each once: "{date}", and what was meant to be a placeholder, as "{Date}". */
export const inBraces = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{([^{}]*)\}/g), match => match[1] ?? '')),
]

/** The mistake of a text with a placeholder that its place does not fill in. */
export function wrongPlaceholder(text: string, name: string, known: readonly string[]): Mistake {
  const around = (right: string) => text.replaceAll(`{${name}}`, `{${right}}`)
  return {
    found: `the placeholder {${name}}`,
    expected: known.length === 0 ? 'no placeholder here' : known.map(each => `{${each}}`).join(' or '),
    hint: 'words instead of it',
    ...hintAt(name, known, around),
  }
}
