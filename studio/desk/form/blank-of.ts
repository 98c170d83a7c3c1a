import type { Json, JsonObject } from '../../../engine/json.ts'
import { followed, type SchemaPart } from '../../../engine/schema/manifest-schema.ts'
import { labelOf } from './labels.ts'

/** A value of a kind with what it has to have: words that say what belongs there, the first of each choice. */
export function blankOf(schema: SchemaPart): JsonObject {
  const required = schema.required ?? []
  return Object.fromEntries(
    required.flatMap(field => {
      const part = schema.properties?.[field]
      return part ? [[field, startOf(field, part)] as const] : []
    }),
  )
}

/** What a field begins with. */
export function startOf(field: string, reference: SchemaPart): Json {
  const schema = followed(reference)
  const named = reference.$ref?.replace('#/$defs/', '')
  if (named === 'Target') return '/'
  if (named === 'Condition') return { session: ['full'] }
  if (schema.const !== undefined) return schema.const as Json
  if (schema.enum) return (schema.enum[0] ?? '') as Json
  if (schema.type === 'boolean') return false
  if (schema.type === 'number' || schema.type === 'integer')
    return Math.max(schema.minimum ?? 1, Math.min(schema.maximum ?? 1, 1))
  if (schema.type === 'array') return schema.items && (schema.minItems ?? 0) > 0 ? [startOf(field, schema.items)] : []
  if (schema.type === 'object') return blankOf(schema)
  return `New ${labelOf(field).toLowerCase()}`
}
