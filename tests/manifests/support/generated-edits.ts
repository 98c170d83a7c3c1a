import { isJsonObject, type JsonObject, type Path } from '../../../engine/json.ts'
import { chosen, followed, type SchemaPart } from '../../../engine/schema/manifest-schema.ts'

/** One field of an item with other values that it may have: whoever sees the item should see one of them. */
export interface Edit {
  /** Where the item stands in its surface. */
  path: Path
  field: string
  values: readonly unknown[]
  /** The field with the kind of its item: "welcome-banner copied". */
  name: string
  /** The same for fields that stand in the same circumstances: one of them is enough. */
  kind: string
}

/** Who sees an item is decided by these, and the ids tell items apart: they are no part of what is seen. */
const unseen: ReadonlySet<string> = new Set(['id', 'showWhen', 'from', 'until', 'locked', 'variants', 'shortcut'])

const link = { id: 'generated', title: 'Generated', target: '/contact-us' }
const picture = { src: '/images/generated.svg', alt: 'Generated', width: 7, height: 9 }

/** Names of other things in the manifest, by the format of the text that names them. */
export type Named = { readonly [format: string]: readonly string[] }

/** Values that a field may have by its schema, none of them the one that it has. */
function valuesOf(reference: SchemaPart, now: unknown, named: Named): unknown[] {
  const schema = followed(reference)
  const { type, format = '', items, properties } = schema
  const others = (values: readonly unknown[]) => values.filter(value => JSON.stringify(value) !== JSON.stringify(now))
  if (schema.const !== undefined) return others([schema.const])
  if (schema.enum) return others(schema.enum)
  if (type === 'boolean') return others([true, false])
  if (type === 'integer' || type === 'number') return others([1, 7, 9999])
  if (type === 'string' && named[format]) return others(named[format])
  if (type === 'string' && format === 'target') return others(['/contact-us', 'https://generated.example/'])
  if (type === 'string') return others([schema.pattern ? '' : 'Generated words']).filter(value => value !== '')
  if (items && followed(items).properties?.target) return others([[link]])
  if (items) return valuesOf(items, undefined, named).map(value => [value])
  if (properties?.target) return others([link])
  if (properties?.src) return others([picture])
  return []
}

/** Every field of every item of a surface, said or not, with other values that it may have. */
export function* editsOf(
  value: unknown,
  reference: SchemaPart,
  named: Named,
  circumstances: (path: Path) => string,
  path: Path = [],
): Generator<Edit> {
  const schema = followed(reference)
  if (Array.isArray(value) && schema.items)
    for (const [index, entry] of value.entries())
      yield* editsOf(entry, schema.items, named, circumstances, [...path, index])
  if (!isJsonObject(value)) return
  const { properties = {} } = chosen(schema, value)
  const tag = schema.discriminator?.propertyName
  const owner = String((tag && value[tag]) ?? (reference.$ref ?? '').replace('#/$defs/', ''))
  const said = Object.keys(value).filter(key => !unseen.has(key))
  for (const [field, part] of Object.entries(properties)) {
    if (unseen.has(field) || field === tag) continue
    const inside = value[field]
    const isPlain = !isJsonObject(inside) && !(Array.isArray(inside) && inside.some(isJsonObject))
    const kind = [reference.$ref ?? '', tag && value[tag], circumstances(path), said.join(), field].join(' ')
    if (isPlain) yield { path, field, name: `${owner} ${field}`, values: valuesOf(part, inside, named), kind }
    if (inside !== undefined) yield* editsOf(inside, part, named, circumstances, [...path, field])
  }
  const { properties: replaceable = {} } = followed(properties.variants?.items ?? {})
  for (const [field, part] of Object.entries(replaceable)) {
    if (field === 'when' || field === 'name') continue
    const kind = [reference.$ref ?? '', tag && value[tag], circumstances(path), said.join(), 'variant', field].join(' ')
    const values = valuesOf(part, value[field], named).map(other => [{ when: everybody, [field]: other }])
    yield { path, field: 'variants', name: `${owner} ${field}`, values, kind }
  }
}

const everybody = { session: ['none', 'temporary', 'full'] }

/** A copy of a surface with another value of a field. */
export function edited<Root>(root: Root, { path, field }: Pick<Edit, 'path' | 'field'>, value: unknown): Root {
  const copy = structuredClone(root)
  const item = path.reduce<unknown>((at, key) => (at as JsonObject)[key], copy) as JsonObject
  item[field] = value as JsonObject[string]
  return copy
}

const ruleFields = new Set(['showWhen', 'from', 'until', 'variants'])

/** The same without rules: everybody sees every item, in its usual form. */
export function withoutRules<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(entry => withoutRules<unknown>(entry)) as Value
  if (!isJsonObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => !ruleFields.has(key))
  return Object.fromEntries(kept.map(([key, inside]) => [key, withoutRules(inside)])) as Value
}
