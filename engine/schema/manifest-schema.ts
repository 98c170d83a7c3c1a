import bundle from '../../schema/generated/manifest.schema.json' with { type: 'json' }
import { isJsonObject, type Path } from '../json.ts'
import { remembered } from '../remembered.ts'

/** The keywords of a JSON Schema that the engine reads. */
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
  /** What each of the choices means. */
  enumDescriptions?: readonly string[]
  minItems?: number
  maxProperties?: number
  minimum?: number
  maximum?: number
  pattern?: string
  /** What the pattern asks for, in words. */
  patternErrorMessage?: string
  'x-ids-of'?: string
  'x-placeholders'?: string[]
  'x-may-be-empty'?: boolean
  /** Words whose placeholders are those of text.json. */
  'x-words'?: boolean
  /** A text that no language says otherwise: always, or where a field beside it has one of some values. */
  'x-not-words'?: boolean | { [field: string]: readonly string[] }
  /** The field by which entries of a list without ids are told apart. */
  'x-key'?: string
}

const defs: { [name: string]: SchemaPart } = bundle.$defs

/** The schema of a type by its name. */
export const schemaOf = (title: string): SchemaPart => defs[title] ?? {}

/** Cached, because every value of every manifest looks up its schema. */
const results = new WeakMap<SchemaPart, SchemaPart>()

/** A schema with its reference resolved; keywords beside the reference win. */
export function followed(schema: SchemaPart): SchemaPart {
  if (schema.$ref === undefined) return schema
  const known = results.get(schema)
  if (known) return known
  const { $ref, ...own } = schema
  const result = { ...followed(schemaOf($ref.replace('#/$defs/', ''))), ...own }
  results.set(schema, result)
  return result
}

/** `optional` tells whether the value may be left out in its place. */
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

/** A text of a manifest, and the schema that describes it. */
interface AnnotatedText {
  text: string
  schema: SchemaPart
  path: Path
  /** Whether it may be left out in its place. */
  optional: boolean
}

/** Every text of a valid value of a type: walked once, because most rules are about texts. */
export const annotatedTexts = remembered((value: object, title: string): readonly AnnotatedText[] => {
  const texts: AnnotatedText[] = []
  walkAnnotated(value, schemaOf(title), (text, schema, path, optional) => {
    if (typeof text === 'string') texts.push({ text, schema, path, optional })
  })
  return texts
})
