import type { Guard } from '../../schema/generated/manifests.ts'
import type { Part } from './manifest-parts.ts'

/** Whether one part holds another. */
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

/** Manifests are checked against their schemas before anything is asked about them. */
export const guardOf = ({ item }: Part) => item as unknown as Guard
