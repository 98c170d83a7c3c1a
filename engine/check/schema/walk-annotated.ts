import type { Path } from '../../overlay/place.ts'
import { isJsonObject } from '../../resolve/json.ts'
import { followed, type SchemaPart } from './schema-of.ts'

/** `optional` tells whether the value may be left out where it stands. */
type Visit = (value: unknown, schema: SchemaPart, path: Path, optional: boolean) => void

/** The member of a discriminated union that a value's tag names. */
export function chosen(schema: SchemaPart, value: { [key: string]: unknown }): SchemaPart {
  const tag = schema.discriminator?.propertyName
  if (tag === undefined) return schema
  return schema.oneOf?.map(followed).find(part => part.properties?.[tag]?.const === value[tag]) ?? schema
}

/** Visits every value of a valid manifest together with the schema that describes it. */
export function walkAnnotated(
  value: unknown,
  reference: SchemaPart,
  visit: Visit,
  path: Path = [],
  optional = false,
): void {
  const schema = followed(reference)
  visit(value, schema, path, optional)
  if (Array.isArray(value)) {
    const { items } = schema
    if (items) for (const [index, entry] of value.entries()) walkAnnotated(entry, items, visit, [...path, index])
  } else if (isJsonObject(value)) {
    const { properties = {}, additionalProperties, required = [] } = chosen(schema, value)
    for (const [key, inside] of Object.entries(value)) {
      const part = properties[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
      if (part) walkAnnotated(inside, part, visit, [...path, key], key in properties && !required.includes(key))
    }
  }
}
