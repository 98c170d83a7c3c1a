import { type JsonSchema, mapSchema } from '../json-schema.ts'

/** Schemas by the names of their types. */
export type Defs = Record<string, JsonSchema>

export const definitionName = (reference: string): string => reference.replace('#/$defs/', '')

/** The schema of a type; an empty one when there is none. */
export const named = (name: string, defs: Defs): JsonSchema => defs[name] ?? {}

export const mapValues = (record: Defs, change: (value: JsonSchema, key: string) => JsonSchema): Defs =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

/** Names of all schemas that a schema refers to, directly or through others. */
export function reached(schema: JsonSchema, defs: Defs, names = new Set<string>()): Set<string> {
  mapSchema(schema, part => {
    const name = part.$ref && definitionName(part.$ref)
    const target = name ? defs[name] : undefined
    if (name && target && !names.has(name)) {
      names.add(name)
      reached(target, defs, names)
    }
    return part
  })
  return names
}

/** Every kind of item that a surface has: what an overlay may add to it or change in it. */
export const itemsOf = (root: JsonSchema, defs: Defs): string[] =>
  [...reached(root, defs)].filter(name => named(name, defs).properties?.id !== undefined).toSorted()
