import type { Facts, Open, OpenName } from '../state.ts'
import { dayOf } from './day-bands.ts'
import type { Combinations } from './diagrams.ts'
import type { MemberSpace, Variable } from './member-space.ts'
import { unknown } from './registry.ts'

/** A member who stands for a whole set, in the form that conditions are evaluated on. */
export interface Witness {
  facts: Facts
  open: Open
  /** yyyy-mm-dd; undefined when any day does. */
  today?: string
}

/**
 * A member of the set, as ordinary as possible: in no segment and with the ordinary value of each fact, as far as the set
 * has such a member. Undefined for an empty set.
 */
export function witnessOf(set: Combinations, space: MemberSpace): Witness | undefined {
  const combination = ordinaryOf(set, space)
  if (!combination) return undefined
  return toWitness(combination, space)
}

/** The combination of values that stands for the set; undefined for an empty one. */
export function ordinaryOf(set: Combinations, space: MemberSpace): number[] | undefined {
  return space.diagrams.some(
    set,
    space.variables.map(variable => ordinaryValue(variable, space)),
  )
}

/** The value that the registry calls ordinary, or else "no", or else the first. */
function ordinaryValue(variable: Variable, { registry }: MemberSpace): number {
  if (variable.kind === 'day') return 0
  const given = variable.kind === 'fact' ? registry.facts[variable.name]?.ordinary : undefined
  return Math.max(0, variable.values.indexOf(given ?? 'no'))
}

/** The facts, ids and day that a combination of values stands for. */
export function toWitness(combination: readonly number[], space: MemberSpace): Witness {
  const facts: Record<string, string | undefined> = {}
  const yes: string[] = []
  const unknownSets = new Set<string>()
  let today: string | undefined
  for (const [place, variable] of space.variables.entries()) {
    const value = variable.values[combination[place] ?? 0]
    if (variable.kind === 'day') today = dayOf(variable.values[combination[place] ?? 0] ?? {})
    else if (variable.kind === 'fact') facts[variable.name] = typeof value === 'string' ? value : undefined
    else if (value === unknown) unknownSets.add(space.segments[variable.name]?.of ?? '')
    else if (value === 'yes') yes.push(variable.name)
  }
  return {
    // The registry's names are the names of facts; one made for a test has names of its own.
    facts,
    open: Object.fromEntries(
      Object.keys(space.registry.openSets).flatMap(openSet =>
        unknownSets.has(openSet) ? [] : [[openSet, idsFor(openSet, yes, space)]],
      ),
    ) satisfies { [Name in OpenName]?: string[] },
    ...(today === undefined ? {} : { today }),
  }
}

/** Ids of an open set that put a member into these segments and no others. */
function idsFor(openSet: string, segments: readonly string[], space: MemberSpace): string[] {
  const own = Object.entries(space.segments).filter(([, { of }]) => of === openSet)
  const outside = own.filter(([name]) => !segments.includes(name)).flatMap(([, { values }]) => values)
  const inside = own.filter(([name]) => segments.includes(name))
  const ids = new Set<string>()
  for (const [, { values }] of inside) {
    const shared = values.find(id => !outside.includes(id) && inside.every(([, other]) => other.values.includes(id)))
    const id = shared ?? values.find(each => !outside.includes(each))
    if (id !== undefined) ids.add(id)
  }
  return [...ids]
}
