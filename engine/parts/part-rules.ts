import type { Condition, Guard } from '../../schema/generated/manifests.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import type { Part } from './manifest-parts.ts'

/** Whether one part contains another. */
export const isAround = (outer: Part, inner: Part) =>
  outer.surface === inner.surface &&
  outer.path.length < inner.path.length &&
  outer.path.every((step, place) => step === inner.path[place])

const isGuard = ({ surface, path }: Part) => surface === 'routes' && path[0] === 'guards'

/** The guards of a route in their order, or a guard itself; nothing guards any other part. */
export function guardsOf(part: Part, parts: readonly Part[]): Part[] {
  if (isGuard(part)) return [part]
  const ids: unknown[] = part.surface === 'routes' && Array.isArray(part.item.guards) ? part.item.guards : []
  return ids.flatMap(id => parts.find(other => isGuard(other) && other.item.id === id) ?? [])
}

/** A guard as the schema has it. The cast is safe: manifests are checked against their schemas before anything else reads them. */
export const guardOf = ({ item }: Part) => item as unknown as Guard

const isVariant = (value: unknown): value is JsonObject & { when: Condition } => isJsonObject(value) && 'when' in value

/** The variants of an item, with their fields. */
export const variantsOf = ({ item: { variants } }: Part): (JsonObject & { when: Condition })[] =>
  Array.isArray(variants) ? variants.filter(isVariant) : []
