import type { Bundle } from './bundle-schemas.ts'
import type { JsonSchema } from './json-schema.ts'
import { mapSchema } from './map-schema.ts'

/**
 * The names of the fields of items that hold Markdown, as a typed constant.
 * @throws Error when a name holds Markdown in one place and something else in another: views could not tell them apart.
 */
export function markdownFields({ schema: { $defs } }: Bundle): string {
  const isMarkdown = (part: JsonSchema) => part.$ref === '#/$defs/Markdown'
  const uses = new Map<string, Set<boolean>>()
  for (const def of Object.values($defs))
    mapSchema(def, part => {
      const fields = part.properties?.id ? part.properties : {}
      for (const [key, field] of Object.entries(fields))
        uses.set(key, new Set([...(uses.get(key) ?? []), isMarkdown(field)]))
      return part
    })
  const mixed = [...uses].filter(([, kinds]) => kinds.size > 1).map(([key]) => key)
  if (mixed.length > 0) throw new Error(`Markdown in one place, not in another: ${mixed.join(', ')}`)
  const names = [...uses].filter(([, kinds]) => kinds.has(true)).map(([key]) => `'${key}'`)
  return [
    '// Generated from schema/manifests/*.schema.json by `npm run generate`. Do not edit.',
    '',
    '/** Names of the fields that of items that hold Markdown, in every surface. */',
    `export const markdownFields = [${names.toSorted().join(', ')}] as const`,
    'export type MarkdownField = (typeof markdownFields)[number]',
    '',
  ].join('\n')
}
