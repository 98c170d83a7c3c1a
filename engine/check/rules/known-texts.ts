import { hintAt } from '../../overlay/nearest.ts'
import type { Rule } from './rule.ts'

/** Screens ask for the words that base has: a brand's words under any other name would never show. */
export const knownTexts: Rule = ({ manifest: { text }, baseText, report }) => {
  const sections = Object.keys(baseText)
  if (sections.length === 0) return
  const unknown = (path: string[], name: string, known: readonly string[], what: string) => {
    if (!known.includes(name))
      report(
        'text',
        path,
        {
          found: `"${name}", which is no ${what} of base`,
          expected: `a ${what} of base`,
          hint: 'leaving it out',
          mend: { do: 'leave-out' },
          ...hintAt(name, known),
        },
        'key',
      )
  }
  for (const [section, words] of Object.entries(text)) {
    const known = baseText[section]
    if (!known) unknown([section], section, sections, 'section')
    else for (const key of Object.keys(words)) unknown([section, key], key, Object.keys(known), 'text')
  }
}
