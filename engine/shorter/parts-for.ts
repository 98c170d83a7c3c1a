import type { Condition } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho, type Verdict } from '../members/members-who.ts'
import { canBePart, opposite, type Want } from './want.ts'

/** A condition in one row, or in two where it is denied, and whom it is true and false for. */
export interface Part {
  readonly condition: Condition
  readonly rows: number
  readonly verdict: Verdict
}

/** Named conditions and segments of a scope, each with its verdict, affirmed and denied. */
export function namedParts(scope: ConditionScope, space: MemberSpace): Part[] {
  const names: Condition[] = [
    ...Object.keys(scope.segments).map((name): Condition => ({ in: name })),
    ...Object.keys(scope.conditions).map((name): Condition => ({ use: name })),
  ]
  return names.flatMap((condition): Part[] => {
    const verdict = membersWho(condition, scope, space)
    return [
      { condition, rows: 1, verdict },
      { condition: { not: condition }, rows: 2, verdict: opposite(verdict) },
    ]
  })
}

/**
 * All that can stand in a list of which all have to hold, so that it is what is wanted: of each fact the values that leave least to
 * the rest. With `isDenied` what is wanted, and the verdicts, are those of the negation: it is a list then of which any has to hold.
 */
export function partsFor(want: Want, isDenied: boolean, named: readonly Part[], space: MemberSpace): Part[] {
  const names = isDenied ? named.map(part => ({ ...part, verdict: opposite(part.verdict) })) : named
  const facts = Object.keys(space.registry.facts).flatMap(name => factParts(name, want, isDenied, space))
  return [...facts, ...names].filter(({ verdict }) => canBePart(verdict, want, space.diagrams))
}

function factParts(name: string, want: Want, isDenied: boolean, space: MemberSpace): Part[] {
  const { diagrams } = space
  const values = Object.keys(space.registry.facts[name]?.values ?? {})
  const needed = values.filter(value => {
    const who = space.fact(name, [value])
    return diagrams.and(who, want.yes) !== diagrams.none || !diagrams.within(who, want.mayNo)
  })
  const others = (some: readonly string[]) => values.filter(value => !some.includes(value))
  const saying = (said: readonly string[]): Part => {
    const verdict = { yes: space.fact(name, said), no: space.fact(name, others(said)) }
    return { condition: factIn(name, said), rows: 1, verdict: isDenied ? opposite(verdict) : verdict }
  }
  const said = isDenied ? others(needed) : needed
  if (said.length > 0) return [saying(said)]
  // No list of values is empty: one more than is needed, or the negation of them all.
  const all = saying(values)
  return [
    ...values.map(value => saying([value])),
    { condition: { not: all.condition }, rows: 2, verdict: opposite(all.verdict) },
  ]
}

/** The cast is safe: name and values are those of the registry. */
export const factIn = (name: string, values: readonly string[]): Condition =>
  ({ [name]: [...values] }) as unknown as Condition
