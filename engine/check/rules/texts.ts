import { hintAt } from '../../overlay/nearest.ts'
import { placeholdersOf } from '../../text/fill.ts'
import { formatChecks } from '../formats/format-checks.ts'
import { schemaOf } from '../schema/schema-of.ts'
import { walkAnnotated } from '../schema/walk-annotated.ts'
import { surfaceTitles } from '../surface-titles.ts'
import type { Rule } from './rule.ts'

/** Every text follows its format, is not empty, and uses only placeholders that its place fills in. */
export const texts: Rule = ({ manifest, report }) => {
  for (const [surface, title] of surfaceTitles)
    walkAnnotated(manifest[surface], schemaOf(title), (value, schema, path) => {
      if (typeof value !== 'string') return
      if (value.trim() === '' && !schema['x-may-be-empty'])
        return report(surface, path, { found: 'an empty text', expected: 'words', hint: 'leaving the field out' })
      for (const mistake of formatChecks[schema.format ?? '']?.(value, manifest) ?? []) report(surface, path, mistake)
      if (surface === 'text') return
      const known = schema['x-placeholders'] ?? []
      for (const name of placeholdersOf(value).filter(placeholder => !known.includes(placeholder)))
        report(surface, path, {
          found: `the placeholder {${name}}`,
          expected: known.length === 0 ? 'no placeholder here' : known.map(each => `{${each}}`).join(' or '),
          ...hintAt(name, known),
        })
    })
}
