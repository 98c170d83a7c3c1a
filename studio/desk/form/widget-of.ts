import { followed, type SchemaPart } from '../../../engine/schema/manifest-schema.ts'

/** The ways in which a value is shown and changed. */
export type Widget =
  | 'fixed'
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
  | 'condition'
  | 'group'
  | 'entries'
  | 'items'

/** Widgets of the types that the schema has a name for. */
const byName: Readonly<Record<string, Widget>> = {
  Condition: 'condition',
  Day: 'day',
  Icon: 'icon',
  Id: 'fixed',
  Markdown: 'rich-text',
  Target: 'target',
}

/** The widget of a field: by the name of its type, else by its shape. Items with ids are in the tree, and have forms of their own. */
export function widgetOf(reference: SchemaPart): Widget {
  const named = byName[reference.$ref?.replace('#/$defs/', '') ?? '']
  if (named) return named
  const schema = followed(reference)
  if (schema.const !== undefined) return 'fixed'
  if (schema.enum) return 'choice'
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'array') return ofList(followed(schema.items ?? {}))
  if (schema.type === 'object' || schema.oneOf) return hasId(schema) ? 'items' : 'group'
  return 'words'
}

function ofList(items: SchemaPart): Widget {
  if (items.enum) return 'several'
  const kinds = items.oneOf?.map(followed) ?? [items]
  if (kinds.every(hasId)) return 'items'
  return items.type === 'object' || items.oneOf ? 'entries' : 'lines'
}

const hasId = ({ properties }: SchemaPart) => properties?.id !== undefined
