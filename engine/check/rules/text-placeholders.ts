import { placeholdersOf } from '../../text/fill.ts'
import type { Rule } from './rule.ts'
import { inBraces, wrongPlaceholder } from './wrong-placeholder.ts'

/** A brand's words may use the placeholders that base uses in the same text: those are what its place fills in. */
export const textPlaceholders: Rule = ({ manifest: { text }, baseText, report }) => {
  for (const [section, words] of Object.entries(text))
    for (const [key, value] of Object.entries(words)) {
      const original = baseText[section]?.[key]
      if (original === undefined || original === value) continue
      const known = placeholdersOf(original)
      for (const name of inBraces(value).filter(placeholder => !known.includes(placeholder)))
        report('text', [section, key], wrongPlaceholder(value, name, known))
    }
}
