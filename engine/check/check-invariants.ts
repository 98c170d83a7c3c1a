import { breachesOf } from '../invariants/breaches-of.ts'
import { isJsonObject, type JsonObject, sameJson } from '../json.ts'
import { registry } from '../members/registry.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { brandGround } from '../parts/brand-ground.ts'
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

/** A brand may add invariants but not change base's: that is what makes those hold for every brand. */
export function keepsInvariants(base: JsonObject | undefined, merged: JsonObject): Mistake[] {
  const own = new Map(itemsOf(merged).map(item => [item.id, item]))
  return itemsOf(base)
    .filter(item => !sameJson(own.get(item.id ?? null), item))
    .map(({ id }) => ({
      found: `a change of the invariant ${JSON.stringify(id)}, which holds for every brand`,
      expected: 'invariants of base as they are, and others beside them',
      hint: 'leaving this change out',
    }))
}
