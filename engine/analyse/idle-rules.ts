import type { Invariant } from '../../schema/generated/manifests.ts'
import { conditionOf } from '../conditions/written-conditions.ts'
import { sightsOf } from '../invariants/sights.ts'
import { membersWho } from '../members/members-who.ts'
import { type Find, partName } from './found.ts'

/** Items that nobody ever sees, although somebody sees what is around them; of a journey, steps that nobody takes. */
export const neverShown: Find = ({ ground: { parts, near, seen, space } }) =>
  parts
    .filter(part => near(part) !== space.diagrams.none && seen(part) === space.diagrams.none)
    .map(part => ({
      surface: part.surface,
      path: part.path,
      says: `Nobody ever ${part.surface === 'journey' ? 'takes the step' : 'sees'} ${partName(part)}: no member who gets there meets its rules.`,
      todo: 'Mend its "showWhen" or its days, or remove it.',
    }))

/** Items whose condition is met by everybody who gets near them: the condition decides nothing. */
export const alwaysShown: Find = ({ ground: { parts, near, scope, space } }) =>
  parts
    .filter(part => {
      if (part.surface === 'journey' || part.item.showWhen === undefined || near(part) === space.diagrams.none)
        return false
      return space.diagrams.within(near(part), membersWho(conditionOf(part.item.showWhen), scope, space).yes)
    })
    .map(part => ({
      surface: part.surface,
      path: [...part.path, 'showWhen'],
      says: `The condition of ${partName(part)} keeps it from nobody: all who get there meet it.`,
      todo: 'Leave "showWhen" out, or say whom it is to keep away.',
    }))

/** Variants that nobody gets, because an earlier one applies or nobody who sees the item meets their condition. */
export const shadowedVariant: Find = ({ ground: { parts, reach, seen, space } }) => {
  const { and, none } = { ...space.diagrams.bound, none: space.diagrams.none }
  return parts
    .filter(part => seen(part) !== none)
    .flatMap(part =>
      part.forms.flatMap(({ variant, who }) =>
        variant === undefined || and(who, reach(part), space.possible) !== none
          ? []
          : [
              {
                surface: part.surface,
                path: [...part.path, 'variants', variant],
                says: `Nobody gets variant ${variant + 1} of ${partName(part)}: whoever sees the item and meets its "when" gets an earlier one.`,
                todo: 'Put it before the one that hides it, narrow that one, or remove it.',
              },
            ],
      ),
    )
}

/** Items whose last day has passed. */
export const pastDate: Find = ({ ground: { parts }, today }) =>
  parts
    .filter(({ item: { until } }) => typeof until === 'string' && until < today)
    .map(part => ({
      surface: part.surface,
      path: [...part.path, 'until'],
      says: `${partName(part)} has not been shown since ${String(part.item.until)}.`,
      todo: 'Remove it, or move "until" when it is wanted again.',
    }))

/** Whether it forbids a kind of step: no brand needs to have one for the rule to wait for whoever adds it, and the schema knows the kinds. */
const waitsForKind = ({ what, rule }: Invariant) => rule === 'never' && 'stepKind' in what

/** Invariants about nobody, or about nothing that the brand has: they hold whatever the manifest says. */
export const idleInvariant: Find = ({ ground }) =>
  ground.manifest.invariants.invariants.flatMap((invariant, index) => {
    const { id, who } = invariant
    const { diagrams, possible } = ground.space
    const { yes } = who === undefined ? { yes: diagrams.all } : membersWho(who, ground.scope, ground.space)
    const nobody = diagrams.and(yes, possible) === diagrams.none
    const nothing =
      !waitsForKind(invariant) &&
      sightsOf(invariant, ground).every(({ at, sights }) => at === undefined && sights.length === 0)
    if (!nobody && !nothing) return []
    return [
      {
        surface: 'invariants' as const,
        path: ['invariants', index],
        says: `The invariant "${id}" is about ${nobody ? 'nobody' : 'nothing'}: it says nothing.`,
        todo: 'Mend what it names: its "who", or the address or item of its "what".',
      },
    ]
  })
