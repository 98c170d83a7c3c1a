import { followed, type SchemaPart } from '../../../engine/schema/manifest-schema.ts'

/** The ways in which a value is shown and changed. */
export type Widget =
  | 'switch'
  | 'choice'
  | 'icon'
  | 'several'
  | 'day'
  | 'number'
  | 'target'
  | 'rich-text'
  | 'words'
  | 'lines'
  | 'named'
  | 'several-named'
  | 'picture'
  | 'condition'
  | 'group'
  | 'record'
  | 'entries'
  | 'items'

/** Widgets of the types that the schema has a name for. */
const byName: Readonly<Record<string, Widget>> = {
  Condition: 'condition',
  Day: 'day',
  Icon: 'icon',
  Markdown: 'rich-text',
  Target: 'target',
}

/** Formats of texts that are names of something that the brand has. */
const namedFormats: ReadonlySet<string> = new Set([
  'guard',
  'page',
  'tip',
  'contact-section',
  'segment',
  'named-condition',
  'image',
])

/** The widget of a field: by the name of its type, else by its shape. Items with ids are in the tree, and have forms of their own. */
export function widgetOf(reference: SchemaPart): Widget {
  const named = byName[reference.$ref?.replace('#/$defs/', '') ?? '']
  if (named) return named
  const schema = followed(reference)
  if (schema.const !== undefined || schema.enum) return 'choice'
  if (isNamed(schema)) return 'named'
  if (schema.format === 'target' || schema.format === 'redirect') return 'target'
  if (schema.format === 'markdown') return 'rich-text'
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'array') return ofList(followed(schema.items ?? {}))
  if (schema.type === 'object' || schema.oneOf) return ofObject(schema)
  return 'words'
}

/** Fields of an item that its form leaves out: its id and kind, which stay what they are, and items inside it. */
export const isApart = (field: string, reference: SchemaPart, required: boolean): boolean =>
  field === 'id' || (required && followed(reference).const !== undefined) || widgetOf(reference) === 'items'

const isNamed = ({ format = '', 'x-ids-of': set }: SchemaPart) => namedFormats.has(format) || set !== undefined

function ofObject(schema: SchemaPart): Widget {
  if (hasId(schema)) return 'items'
  if (schema.properties?.src && followed(schema.properties.src).format === 'image') return 'picture'
  return typeof schema.additionalProperties === 'object' ? 'record' : 'group'
}

function ofList(items: SchemaPart): Widget {
  if (items.enum) return 'several'
  if (isNamed(items)) return 'several-named'
  const kinds = items.oneOf?.map(followed) ?? [items]
  if (kinds.every(hasId)) return 'items'
  return items.type === 'object' || items.oneOf ? 'entries' : 'lines'
}

const hasId = ({ properties }: SchemaPart) => properties?.id !== undefined
