import type { JSONPath } from 'jsonc-parser'
import { asJsonObject, type Json, type JsonObject, valueAt } from '../../../engine/json.ts'
import { chosen, followed, type SchemaPart, schemaOf } from '../../../engine/schema/manifest-schema.ts'
import { surfaceTitles } from '../../../engine/schema/surfaces.ts'
import type { Spot } from '../model/item-edits.ts'
import { type ItemNode, nodeOf, type SurfaceTree, treeOf } from '../model/item-tree.ts'
import { sharedFolder, surfaceOf } from '../model/surface.ts'

/** A place of a manifest's file: what may stand there, and what does. */
export interface SchemaPlace {
  readonly schema: SchemaPart
  readonly value: Json | undefined
}

/**
 * What the schema says of a place of a file: of base as of a brand's overlay, in which a change has the fields of the item that it
 * names (STUDIO-08). Undefined where nothing may stand.
 */
export function schemaAt(spot: Spot, root: Json, path: JSONPath): SchemaPlace | undefined {
  const [first, index, field, ...rest] = path
  if (spot.brand !== sharedFolder && first === 'changes' && typeof index === 'number' && field !== undefined) {
    const change = asJsonObject(valueAt(root, ['changes', index]))
    const tree = () => treeOf(spot.surface, surfaceOf(spot.files, spot.brand, spot.surface))
    if (field === 'fields') return inside(fieldsOf(tree(), change.id), change.fields, rest)
    if (field === 'item') return inside(anyKind(tree(), asJsonObject(change.item)), change.item, rest)
  }
  return inside(fileSchema(spot), root, path)
}

function inside(reference: SchemaPart, held: Json | undefined, path: JSONPath): SchemaPlace | undefined {
  let schema = fitting(followed(reference), held)
  let value = held
  for (const key of path) {
    const part = typeof key === 'number' ? schema.items : partOf(schema, key)
    if (!part) return undefined
    value = valueAt(value, [key]) as Json | undefined
    schema = fitting(followed(part), value)
  }
  return { schema, value }
}

const partOf = ({ properties, additionalProperties }: SchemaPart, key: string) =>
  properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)

/** The kind that a value says it is; while it says none, its tag is the one field that there is. */
function fitting(schema: SchemaPart, value: Json | undefined): SchemaPart {
  const tag = schema.discriminator?.propertyName
  if (tag === undefined) return schema
  const kind = chosen(schema, asJsonObject(value))
  return kind === schema ? { ...schema, properties: { [tag]: tagOf(tag, (schema.oneOf ?? []).map(followed)) } } : kind
}

const tagOf = (tag: string, kinds: readonly SchemaPart[]): SchemaPart => {
  const own = kinds.flatMap(({ properties }) => properties?.[tag] ?? [])
  return {
    description: 'Which kind it is.',
    enum: own.map(each => each.const),
    enumDescriptions: own.map(({ description = '' }) => description),
  }
}

/** The file of base as it is, and of a brand what it says otherwise. */
function fileSchema({ brand, surface }: Spot): SchemaPart {
  const whole = followed(schemaOf(surfaceTitles.get(surface) ?? ''))
  const address: SchemaPart = { description: 'Where the schema of the file is, for editors.', type: 'string' }
  if (brand === sharedFolder) return { ...whole, properties: { $schema: address, ...whole.properties } }
  const overlay = schemaOf('Overlay')
  const { description = '' } = overlay.properties?.set ?? {}
  return {
    ...overlay,
    properties: { $schema: address, ...overlay.properties, set: { ...whole, description, required: [] } },
  }
}

/** The fields that a change may give an item. */
function fieldsOf(tree: SurfaceTree, id: Json | undefined): SchemaPart {
  const { description = '' } = schemaOf('SetChange').properties?.fields ?? {}
  const { id: _, locked: __, ...properties } = nodeOf(tree.items, String(id))?.schema.properties ?? {}
  return { description, type: 'object', properties }
}

/** An item that is added: of the kinds that the surface has, those that have all of its fields. */
function anyKind(tree: SurfaceTree, item: JsonObject): SchemaPart {
  const all = new Map(kindsIn(tree).map(({ schema }) => [schema.description ?? '', schema]))
  const isOf = ({ properties = {} }: SchemaPart) =>
    Object.entries(item).every(([key, said]) => {
      const part = properties[key]
      return part !== undefined && (part.const === undefined || part.const === said)
    })
  const fit = [...all.values()].filter(isOf)
  const kinds = fit.length > 0 ? fit : [...all.values()]
  const properties: Record<string, SchemaPart> = {}
  for (const kind of kinds)
    for (const [key, part] of Object.entries(kind.properties ?? {}))
      properties[key] ??= part.const === undefined ? part : tagOf(key, kinds)
  const [only] = kinds
  const { description = '' } = (kinds.length === 1 ? only : schemaOf('AddChange').properties?.item) ?? {}
  return { description, type: 'object', properties, required: kinds.length === 1 ? (only?.required ?? []) : [] }
}

function kindsIn({
  lists,
  items,
}: Pick<SurfaceTree, 'lists' | 'items'>): SurfaceTree['lists'][number]['kinds'][number][] {
  const deeper = ({ lists: own, children }: ItemNode) => kindsIn({ lists: own, items: children })
  return [...lists.flatMap(({ kinds }) => kinds), ...items.flatMap(deeper)]
}
