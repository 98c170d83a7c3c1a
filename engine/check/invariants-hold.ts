import { breachesOf } from '../invariants/breaches-of.ts'
import { registry } from '../members/registry.ts'
import { witnessWords } from '../members/witness-words.ts'
import { brandGround } from '../parts/brand-ground.ts'
import type { Rule } from './rules/rule.ts'

/** What stands before the witness, by the kind of rule. */
const met = {
  never: (what: string) => `${what}, met by`,
  always: (what: string) => `${what}, for`,
}

const mends = {
  never: 'a "showWhen" or a guard that leaves them out',
  always: 'one that has no rules, or whose rules these members meet',
}

/**
 * Invariants hold for every member that there can be, on every day and whatever source is down. Asked last, of a manifest
 * without other mistakes, because each answer rests on all of it.
 */
export const invariantsHold: Rule = ({ manifest, report }) => {
  const ground = brandGround(manifest, registry)
  for (const { invariant, surface, path, what, who } of breachesOf(ground))
    report(surface, path, {
      found: `${met[invariant.rule](what)} ${witnessWords(who, ground.space)}`,
      expected: `what the invariant "${invariant.id}" says: ${invariant.because}`,
      hint: mends[invariant.rule],
    })
}
