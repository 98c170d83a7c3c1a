import type { Condition } from '../../schema/generated/manifests.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { isJsonObject, type JsonObject } from '../resolve/json.ts'
import { type Explaining, explainCondition } from './explain-condition.ts'

/** Manifests are checked against their schemas before anything is asked about them. */
const isVariant = (value: unknown): value is JsonObject & { when: Condition } => isJsonObject(value) && 'when' in value

/** The variants of an item, with their fields. */
export const variantsOf = ({ item: { variants } }: Part): (JsonObject & { when: Condition })[] =>
  Array.isArray(variants) ? variants.filter(isVariant) : []

/** When each variant of an item is taken, with what becomes of it for one member. */
export const variantConditions = (part: Part, context: Explaining) =>
  variantsOf(part).map(({ when }, index) =>
    explainCondition(when, part.surface, [...part.path, 'variants', index, 'when'], context),
  )

/** Index of the variant that a member gets; undefined for the item as it usually is. */
export function takenVariant(part: Part, context: Explaining): number | undefined {
  const taken = variantConditions(part, context).findIndex(({ truth }) => truth === true)
  return taken < 0 ? undefined : taken
}
