import { breachesOf } from '../invariants/breaches-of.ts'
import { isJsonObject, type Json, type JsonObject, type Path, sameJson } from '../json.ts'
import { registry } from '../members/registry.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { brandGround } from '../parts/brand-ground.ts'
import { remembered } from '../remembered.ts'
import { witnessWords } from '../words/witness-in-words.ts'
import type { Rule } from './rules/rule.ts'

/** What comes before the witness in the message, by the kind of invariant. */
const met = {
  never: (what: string) => `${what}, met by`,
  always: (what: string) => `${what}, for`,
}

const mends = {
  never: 'a "showWhen" or a guard that leaves them out',
  always: 'one that has no rules, or whose rules these members meet',
}

/**
 * Invariants hold for every possible member, on every day and whatever source is down. Checked last, on a manifest without
 * other mistakes, because each answer depends on all of it.
 */
export const invariantsHold: Rule = ({ manifest, today, report }) => {
  const ground = brandGround(manifest, registry)
  for (const { invariant, index, surface, path, what, who } of breachesOf(ground, today)) {
    const mistake = {
      found: `${met[invariant.rule](what)} ${witnessWords(who, ground.space)}`,
      expected: `what the invariant "${invariant.id}" says: ${invariant.because}`,
      hint: mends[invariant.rule],
    }
    report(surface, path, mistake, 'value', ['invariants', index])
  }
}

const itemsOf = (root: JsonObject | undefined) =>
  Array.isArray(root?.invariants) ? root.invariants.filter(isJsonObject) : []

/**
 * A brand may add invariants but not change base's: that is what makes those hold for every brand. Each is told at the change
 * of the brand's own file that is about it.
 */
export const keepsInvariants = remembered(
  (
    merged: JsonObject,
    base: JsonObject | undefined,
    own: JsonObject | undefined,
  ): readonly { path: Path; mistake: Mistake }[] => {
    // An id that stands twice in base is a mistake of base: each of its items is there still.
    const kept = Map.groupBy(itemsOf(merged), item => item.id)
    return itemsOf(base)
      .filter(item => !kept.get(item.id)?.some(other => sameJson(other, item)))
      .map(({ id }) => ({
        path: changeOf(own, id),
        mistake: {
          found: `a change of the invariant ${JSON.stringify(id)}, which holds for every brand`,
          expected: 'invariants of base as they are, and others beside them',
          hint: 'leaving this change out',
        },
      }))
  },
)

/** Where a brand's file changes an item: in the change with its id, or else in `set`. */
function changeOf(own: JsonObject | undefined, id: Json | undefined): Path {
  const changes = Array.isArray(own?.changes) ? own.changes : []
  const index = changes.findIndex(change => isJsonObject(change) && change.id === id)
  if (index >= 0) return ['changes', index]
  return own?.set === undefined ? [] : ['set']
}
