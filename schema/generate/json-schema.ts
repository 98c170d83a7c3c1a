/** JSON Schema as the manifest schemas use it, with the keywords of our own. */
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
  /** What a text with the pattern is, for messages of editors and of the check. */
  patternErrorMessage?: string
  const?: unknown
  enum?: unknown[]
  /** What each value of `enum` means, for editors. */
  enumDescriptions?: string[]
  /** Values that editors offer; others are as good. */
  examples?: unknown[]
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
  /** Type for json-schema-to-typescript to use as it stands. */
  tsType?: string
  /** Fields that items have in common: "id" alone, or "shown" for the id and the rules of who sees it. */
  'x-traits'?: ('id' | 'shown')[]
  /** Fields that variants may replace. */
  'x-variants'?: string[]
  /** Placeholders that the place fills in. */
  'x-placeholders'?: string[]
  'x-may-be-empty'?: boolean
  /** Values of a discriminator's tag, for messages. */
  'x-tags'?: string[]
}
