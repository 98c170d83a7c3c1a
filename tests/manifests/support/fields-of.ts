import { isJsonObject, type Path } from '../../../engine/json.ts'
import { chosen, followed, type SchemaPart, schemaOf, walkAnnotated } from '../../../engine/schema/manifest-schema.ts'

type Properties = NonNullable<SchemaPart['properties']>

/** Fields of a surface's schema with their names. */
export type Fields = ReadonlyMap<SchemaPart, string>

/** Rules that every kind of item shares: to use each once is enough. */
const shared = ['id', 'showWhen', 'from', 'until', 'locked', 'variants']

/** The tag that tells a kind from its siblings ("block tools"), else its type or where it stands. */
function kindOf(properties: Properties, at: string): string {
  const tag = ['block', 'kind', 'do'].find(name => properties[name]?.const !== undefined)
  return tag === undefined ? at : `${tag} ${String(properties[tag]?.const)}`
}

/** Every field that a surface can have. The fields of variants are those of their items. */
export function fieldsOf(title: string): Fields {
  const fields = new Map<SchemaPart, string>()
  const seen = new Set<Properties>()
  const visit = (reference: SchemaPart, place: string) => {
    const at = reference.$ref?.replace('#/$defs/', '') ?? place
    const { properties, items, oneOf = [], additionalProperties } = followed(reference)
    for (const member of oneOf) visit(member, at)
    if (items) visit(items, at)
    if (typeof additionalProperties === 'object') visit(additionalProperties, at)
    if (!properties || seen.has(properties)) return
    seen.add(properties)
    const kind = kindOf(properties, at)
    for (const [field, part] of Object.entries(properties)) {
      fields.set(part, shared.includes(field) ? `any ${field}` : `${kind}: ${field}`)
      if (field !== 'variants') visit(part, `${kind} ${field}`)
    }
  }
  visit(schemaOf(title), title)
  return fields
}

/** The fields that a valid surface uses, where `counts` takes the place. */
export function fieldsUsed(root: unknown, title: string, counts: (path: Path) => boolean): Set<SchemaPart> {
  const used = new Set<SchemaPart>()
  walkAnnotated(root, schemaOf(title), (value, schema, path) => {
    if (!isJsonObject(value)) return
    const { properties = {} } = chosen(schema, value)
    for (const field of Object.keys(value)) {
      const part = properties[field]
      if (part && counts([...path, field])) used.add(part)
    }
  })
  return used
}
