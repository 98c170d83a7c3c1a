import { compile } from 'json-schema-to-typescript'
import type { Bundle } from './bundle-schemas.ts'
import { type JsonSchema, mapSchema } from './json-schema.ts'

const banner = `// Generated from schema/manifests/*.schema.json by \`npm run generate\`. Do not edit.
import type { FactName, FactValues } from './facts.ts'

/** One fact of schema/facts.json with the values that make the condition true. */
export type FactCondition = {
  [Name in FactName]: { [Key in Name]: FactValues[Name][] } & { [Other in Exclude<FactName, Name>]?: never }
}[FactName]
`

/** A reference keeps its name as a type only when it stands alone. */
const alone = ({ $ref, ...rest }: JsonSchema): JsonSchema => {
  if ($ref !== undefined) return { $ref }
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')))
}

/** TypeScript types of every surface, and `Manifest`, which holds them all. */
export async function manifestTypes({ surfaces, schema }: Bundle): Promise<string> {
  const $defs = Object.fromEntries(Object.entries(schema.$defs).map(([name, def]) => [name, mapSchema(def, alone)]))
  const properties = Object.fromEntries(surfaces.map(({ name, title }) => [name, { $ref: `#/$defs/${title}` }]))
  const overlay = $defs.Overlay
  if (overlay) overlay.properties = { $schema: { type: 'string' }, ...overlay.properties }
  const manifest: JsonSchema = {
    title: 'Manifest',
    description: 'Everything that one brand says, checked and merged.',
    type: 'object',
    additionalProperties: false,
    required: surfaces.map(surface => surface.name),
    properties,
    $defs,
  }
  // The two libraries' types of JSON Schema differ only in how `type` is written.
  const text = await compile(JSON.parse(JSON.stringify(manifest)) as Parameters<typeof compile>[0], 'Manifest', {
    additionalProperties: false,
    bannerComment: banner,
    declareExternallyReferenced: true,
    enableConstEnums: false,
    format: true,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
  })
  const withoutReferences = text.replaceAll(
    /( \*\n)? \* This interface was referenced by `Manifest`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
    '',
  )
  return `${withoutReferences.trimEnd()}\nexport type Surface = keyof Manifest\n`
}

/**
 * The names of the fields of items that hold Markdown, as a typed constant.
 * @throws Error when a field of the same name holds Markdown in one place and something else in another
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
    '/** The fields of items that hold Markdown, in every surface. */',
    `export const markdownFields = [${names.toSorted().join(', ')}] as const`,
    'export type MarkdownField = (typeof markdownFields)[number]',
    '',
  ].join('\n')
}
