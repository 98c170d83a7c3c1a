import { findNodeAtOffset, getLocation, parse, parseTree } from 'jsonc-parser'
import type { Json } from '../../../engine/json.ts'
import type { ManifestNames } from '../../../schema/generate/editor/manifest-names.ts'
import { labelOf } from '../form/labels.ts'
import type { Spot } from '../model/item-edits.ts'
import { namesItem, valuesAt } from './offers-at.ts'
import { schemaAt } from './schema-at.ts'

/** What a part of a text means. */
export interface Hover {
  readonly from: number
  readonly to: number
  readonly title: string
  readonly text: string
}

/** What the field or the value at a place means, in the schema's words; undefined where there is nothing to say (STUDIO-08). */
export function hoverAt(spot: Spot, text: string, offset: number, names: ManifestNames): Hover | undefined {
  const tree = parseTree(text)
  const node = tree && findNodeAtOffset(tree, offset)
  if (!node || node.children) return undefined
  const { path, isAtPropertyKey } = getLocation(text, offset)
  const root = (parse(text) ?? {}) as Json
  const range = { from: node.offset, to: node.offset + node.length }
  const field = path.findLast(key => typeof key === 'string') ?? ''
  const description = schemaAt(spot, root, path)?.schema.description ?? ''
  const choice = isAtPropertyKey
    ? undefined
    : valuesAt(spot, root, path, names).find(({ value }) => value === node.value)
  const title = choice && !namesItem(path) ? String(choice.value) : labelOf(String(field))
  const said = choice && choice.says !== '' ? choice.says : description
  return said === '' ? undefined : { ...range, title, text: said }
}
