import { formatChecks } from '../formats/format-checks.ts'
import { schemaOf } from '../schema/schema-of.ts'
import { walkAnnotated } from '../schema/walk-annotated.ts'
import { surfaceTitles } from '../surface-titles.ts'
import type { Rule } from './rule.ts'
import { inBraces, wrongPlaceholder } from './wrong-placeholder.ts'

/** Every text follows its format, is not empty, and uses only placeholders that its place fills in. */
export const texts: Rule = ({ manifest, report }) => {
  for (const [surface, title] of surfaceTitles)
    walkAnnotated(manifest[surface], schemaOf(title), (value, schema, path, optional) => {
      if (typeof value !== 'string') return
      if (value.trim() === '' && !schema['x-may-be-empty'])
        return report(surface, path, {
          found: 'an empty text',
          expected: 'words',
          ...(optional ? { hint: 'leaving the field out', mend: { do: 'leave-out' } } : { hint: 'words' }),
        })
      for (const mistake of formatChecks[schema.format ?? '']?.(value, manifest) ?? []) report(surface, path, mistake)
      if (surface === 'text') return
      const known = schema['x-placeholders'] ?? []
      for (const name of inBraces(value).filter(placeholder => !known.includes(placeholder)))
        report(surface, path, wrongPlaceholder(value, name, known))
    })
}
