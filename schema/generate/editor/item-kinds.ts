import type { JsonSchema } from '../json-schema.ts'
import { type Defs, definitionName, named } from './defs.ts'

type FoundKinds = Map<string, Set<string>>

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The member of a union that a value's tag names. */
function member({ discriminator, oneOf = [] }: JsonSchema, value: object, defs: Defs): JsonSchema | undefined {
  const tag = discriminator?.propertyName ?? ''
  const is = (part: JsonSchema) => named(definitionName(part.$ref ?? ''), defs).properties?.[tag]?.const
  return oneOf.find(part => is(part) === Reflect.get(value, tag))
}

/** The ids of a file's items by their kinds: { ToolsSection: ["tools"], Link: ["programs-all", …] }. */
export function itemKinds(value: unknown, schema: JsonSchema, defs: Defs, found: FoundKinds = new Map()): FoundKinds {
  const name = definitionName(schema.$ref ?? '')
  const own = schema.$ref ? named(name, defs) : schema
  const { items, properties = {} } = own
  if (Array.isArray(value) && items) for (const entry of value) itemKinds(entry, items, defs, found)
  if (!isObject(value)) return found
  const chosen = member(own, value, defs)
  if (chosen) return itemKinds(value, chosen, defs, found)
  if (typeof value.id === 'string' && properties.id) found.set(name, (found.get(name) ?? new Set()).add(value.id))
  for (const [key, inside] of Object.entries(value)) {
    const field = properties[key]
    if (field && key !== 'variants') itemKinds(inside, field, defs, found)
  }
  return found
}
