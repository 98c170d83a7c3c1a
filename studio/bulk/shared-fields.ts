import { isJsonObject, type Json } from '../../engine/json.ts'
import { chosen, followed, type SchemaPart } from '../../engine/schema/manifest-schema.ts'
import { widgetOf } from '../desk/form/widget-of.ts'
import { type ItemNode, nodeOf, treeOf } from '../desk/model/item-tree.ts'
import { type Files, surfaceOf } from '../desk/model/surface.ts'
import type { Picked } from './bulk-change.ts'

/** A field that all of some items have. */
export interface SharedField {
  readonly field: string
  readonly schema: SchemaPart
  /** Whether one of them has to have it. */
  readonly required: boolean
}

/** The items that are picked, as far as they are there. */
export const nodesOf = (files: Files, picked: readonly Picked[]): ItemNode[] =>
  picked.flatMap(({ brand, surface, id }) => nodeOf(treeOf(surface, surfaceOf(files, brand, surface)).items, id) ?? [])

/** Fields that can be given one value in all items alike: of the same kind in each. */
export function sharedFields(nodes: readonly ItemNode[]): SharedField[] {
  const [first, ...others] = nodes
  return Object.entries(first?.schema.properties ?? {}).flatMap(([field, schema]) => {
    const widget = widgetOf(schema)
    const isShared = others.every(({ schema: { properties } }) => {
      const part = properties?.[field]
      return part !== undefined && widgetOf(part) === widget && sameChoices(part, schema)
    })
    const required = nodes.some(node => node.schema.required?.includes(field))
    return isShared && widget !== 'items' && field !== 'id' && followed(schema).const === undefined
      ? [{ field, schema, required }]
      : []
  })
}

const sameChoices = (one: SchemaPart, other: SchemaPart) =>
  JSON.stringify(followed(one).enum) === JSON.stringify(followed(other).enum)

/** Wherever something in the items leads, in the order of the alphabet. */
export function targetsIn(nodes: readonly ItemNode[]): string[] {
  const found = new Set<string>()
  const visit = (value: Json, reference: SchemaPart): void => {
    const schema = followed(reference)
    if (Array.isArray(value)) for (const entry of value) visit(entry, schema.items ?? {})
    else if (isJsonObject(value)) {
      if (value.id === undefined) visitFields(value, chosen(schema, value))
    } else if (schema.format === 'target' && typeof value === 'string') found.add(value)
  }
  const visitFields = (value: { [key: string]: Json }, { properties = {} }: SchemaPart) => {
    for (const [field, inside] of Object.entries(value)) visit(inside, properties[field] ?? {})
  }
  for (const { value, schema } of nodes) visitFields(value, schema)
  return [...found].toSorted()
}
