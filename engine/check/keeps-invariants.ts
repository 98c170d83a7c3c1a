import { isDeepEqual } from '../overlay/is-deep-equal.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { isJsonObject, type JsonObject } from '../resolve/json.ts'

const itemsOf = (root: JsonObject | undefined) =>
  Array.isArray(root?.invariants) ? root.invariants.filter(isJsonObject) : []

/** A brand adds invariants of its own, but every one of base stays as it is: that is what makes them hold everywhere. */
export function keepsInvariants(base: JsonObject | undefined, merged: JsonObject): Mistake[] {
  const own = new Map(itemsOf(merged).map(item => [item.id, item]))
  return itemsOf(base)
    .filter(item => !isDeepEqual(own.get(item.id ?? null), item))
    .map(({ id }) => ({
      found: `a change of the invariant ${JSON.stringify(id)}, which holds for every brand`,
      expected: 'invariants of base as they are, and others beside them',
      hint: 'leaving this change out',
    }))
}
