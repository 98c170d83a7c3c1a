import bundle from '../../../schema/generated/manifest.schema.json' with { type: 'json' }

/** The parts of a schema that checks read. */
export interface SchemaPart {
  $ref?: string
  description?: string
  format?: string
  type?: string
  properties?: { [name: string]: SchemaPart }
  additionalProperties?: boolean | SchemaPart
  items?: SchemaPart
  oneOf?: SchemaPart[]
  discriminator?: { propertyName: string }
  required?: readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  pattern?: string
  'x-placeholders'?: string[]
  'x-may-be-empty'?: boolean
}

const defs: { [name: string]: SchemaPart } = bundle.$defs

/** The schema of a type by its name. */
export const schemaOf = (title: string): SchemaPart => defs[title] ?? {}

/** Schemas never change, and every value of every manifest asks for its own. */
const results = new WeakMap<SchemaPart, SchemaPart>()

/** A schema with its reference followed; what stands beside the reference wins. */
export function followed(schema: SchemaPart): SchemaPart {
  if (schema.$ref === undefined) return schema
  const known = results.get(schema)
  if (known) return known
  const { $ref, ...own } = schema
  const result = { ...followed(schemaOf($ref.replace('#/$defs/', ''))), ...own }
  results.set(schema, result)
  return result
}
