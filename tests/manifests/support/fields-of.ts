import { chosen, walkAnnotated } from '../../../engine/check/schema/walk-annotated.ts'
import { followed, type SchemaPart, schemaOf } from '../../../engine/check/schema/schema-of.ts'
import { isJsonObject } from '../../../engine/resolve/json.ts'

/** Rules that every kind of item shares: to see one of each is enough. */
const shared = ['id', 'showWhen', 'from', 'until', 'locked', 'variants']

/** Names the fields of a kind: "Names the fields: tools/title", by what tells the kind apart. */
function kindOf(properties: { readonly [name: string]: SchemaPart }, at: string): string {
  const tag = ['block', 'kind', 'do'].find(name => properties[name]?.const !== undefined)
  return tag ? `${tag} ${String(properties[tag]?.const)}` : at
}

const nameOf = (kind: string, field: string) => (shared.includes(field) ? `any ${field}` : `${kind}: ${field}`)

/** Every field that a surface can have. The fields of variants are those of their items. */
export function fieldsOf(title: string): Set<string> {
  const fields = new Set<string>()
  const seen = new Set<object>()
  const visit = (reference: SchemaPart, at: string) => {
    const schema = followed(reference)
    const { properties, items, oneOf = [], additionalProperties } = schema
    for (const member of oneOf) visit(member, at)
    if (items) visit(items, at)
    if (typeof additionalProperties === 'object') visit(additionalProperties, at)
    if (!properties || seen.has(properties)) return
    seen.add(properties)
    for (const [field, inside] of Object.entries(properties)) {
      const kind = kindOf(properties, at)
      fields.add(nameOf(kind, field))
      if (field !== 'variants') visit(inside, `${kind} ${field}`.trim())
    }
  }
  visit(schemaOf(title), title)
  return fields
}

/** The fields that a valid surface uses in places that `counts` takes. */
export function fieldsUsed(root: unknown, title: string, counts: (path: readonly (string | number)[]) => boolean): Set<object> {
  const used = new Set<object>()
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
