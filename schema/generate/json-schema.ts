/** JSON Schema as the manifest schemas use it, with our own keywords. */
export interface JsonSchema {
  $ref?: string
  $schema?: string
  $id?: string
  $defs?: Record<string, JsonSchema>
  title?: string
  description?: string
  type?: string
  format?: string
  pattern?: string
  /** A description of texts that match the pattern, for messages of editors and of the check. */
  patternErrorMessage?: string
  const?: unknown
  enum?: unknown[]
  /** What each value of `enum` means, for editors. */
  enumDescriptions?: string[]
  /** What editors show beside each value of `enum`. */
  enumDetails?: string[]
  /** Beginnings of values that editors offer, with places to fill in. */
  defaultSnippets?: { label: string; description: string; body: string }[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  if?: JsonSchema
  then?: JsonSchema
  else?: JsonSchema
  not?: JsonSchema
  discriminator?: { propertyName: string }
  minItems?: number
  minProperties?: number
  maxProperties?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  /** The type that json-schema-to-typescript uses verbatim. */
  tsType?: string
  /** Fields that items have in common: "id" alone, or "shown" for the id and the rules that decide who sees the item. */
  'x-traits'?: ('id' | 'shown')[]
  /** Fields that variants may replace. */
  'x-variants'?: string[]
  /** Placeholders that are filled in where the text is shown. */
  'x-placeholders'?: string[]
  'x-may-be-empty'?: boolean
  'x-words'?: boolean
  /** A text that no language says otherwise: always, or where a field beside it has one of some values. */
  'x-not-words'?: boolean | Record<string, string[]>
  /** The field by which entries of a list without ids are told apart. */
  'x-key'?: string
  /** The set that an id is of, too large for facts.json: its name, or the field beside a list of ids that says it. */
  'x-ids-of'?: string
  /** The values of a discriminator's tag, for messages. */
  'x-tags'?: string[]
}

type Change = (schema: JsonSchema) => JsonSchema

const mapRecord = (record: Record<string, JsonSchema>, change: Change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, mapSchema(value, change)]))

/** A copy of a schema in which `change` was applied to it and to every schema inside it, innermost first. */
export function mapSchema(schema: JsonSchema, change: Change): JsonSchema {
  const { properties, $defs, items, oneOf, anyOf, allOf, additionalProperties, propertyNames, ...others } = schema
  const { if: condition, then: yes, else: no, ...rest } = others
  return change({
    ...rest,
    ...(allOf && { allOf: allOf.map(part => mapSchema(part, change)) }),
    ...(condition && { if: mapSchema(condition, change) }),
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema has a keyword of this name; no schema is awaited.
    ...(yes && { then: mapSchema(yes, change) }),
    ...(no && { else: mapSchema(no, change) }),
    ...(properties && { properties: mapRecord(properties, change) }),
    ...(items && { items: mapSchema(items, change) }),
    ...(oneOf && { oneOf: oneOf.map(part => mapSchema(part, change)) }),
    ...(anyOf && { anyOf: anyOf.map(part => mapSchema(part, change)) }),
    ...(propertyNames && { propertyNames: mapSchema(propertyNames, change) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean' ? additionalProperties : mapSchema(additionalProperties, change),
    }),
    ...($defs && { $defs: mapRecord($defs, change) }),
  })
}
