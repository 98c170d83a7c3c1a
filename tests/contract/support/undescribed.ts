import { asObject, type JsonObject } from './json.ts'

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null

/**
 * The paths of all schemas below and including this one that neither carry a description nor are a reference,
 * whose target is described. Branches of anyOf, oneOf and items are told by what holds them.
 */
export function undescribed(path: string, given: unknown): readonly string[] {
  const schema = asObject(given)
  const own = schema.$ref === undefined && typeof schema.description !== 'string' ? [path] : []
  return [...own, ...inside(path, schema)]
}

function inside(path: string, schema: JsonObject): readonly string[] {
  const properties = Object.entries(asObject(schema.properties)).flatMap(([name, property]) =>
    undescribed(`${path}.${name}`, property),
  )
  const held = ['anyOf', 'oneOf', 'allOf', 'items', 'additionalProperties'].flatMap(keyword => schema[keyword])
  return [...properties, ...held.filter(isSchema).flatMap(one => inside(path, asObject(one)))]
}
