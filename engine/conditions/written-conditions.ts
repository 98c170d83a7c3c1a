import type { Condition, Manifest, Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject } from '../json.ts'
import type { Path } from '../overlay/places.ts'
import { surfaces } from '../schema/surfaces.ts'

/** A condition where it is written. */
export interface WrittenCondition {
  surface: Surface
  path: Path
  /** The field that holds it. */
  field: Field
  condition: Condition
}

const fields = ['showWhen', 'when', 'allow', 'who'] as const
type Field = (typeof fields)[number]

/** Manifests are checked against their schemas before anything is asked about them. */
export const conditionOf = (value: unknown) => value as Condition

/** Every condition of a brand, of items, variants, guards, invariants and under names. */
export function conditionsIn(manifest: Manifest): WrittenCondition[] {
  const found: WrittenCondition[] = []
  const visit = (value: unknown, surface: Surface, path: Path): void => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, surface, [...path, index])
    if (!isJsonObject(value)) return
    for (const [key, inside] of Object.entries(value)) {
      const field = fields.find(name => name === key)
      if (field && isJsonObject(inside))
        found.push({ surface, path: [...path, key], field, condition: conditionOf(inside) })
      else visit(inside, surface, [...path, key])
    }
  }
  for (const surface of surfaces) visit(manifest[surface], surface, [])
  return found
}
