import { hintAt } from '../../overlay/nearest.ts'
import { placeholdersOf } from '../../text/fill.ts'
import type { Rule } from './rule.ts'

/** A brand's words may use the placeholders that base uses in the same text: those are what its place fills in. */
export const textPlaceholders: Rule = ({ manifest: { text }, baseText, report }) => {
  for (const [section, words] of Object.entries(text))
    for (const [key, value] of Object.entries(words)) {
      const original = baseText[section]?.[key]
      if (original === undefined || original === value) continue
      const known = placeholdersOf(original)
      for (const name of placeholdersOf(value).filter(placeholder => !known.includes(placeholder)))
        report('text', [section, key], {
          found: `the placeholder {${name}}`,
          expected:
            known.length === 0 ? 'no placeholder here, as in base' : known.map(each => `{${each}}`).join(' or '),
          ...hintAt(name, known),
        })
    }
}
