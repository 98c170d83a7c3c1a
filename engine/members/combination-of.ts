import type { Facts, Open } from '../state.ts'
import { coversBand } from './day-bands.ts'
import type { MemberSpace, Variable } from './member-space.ts'
import { unknown } from './registry.ts'

/** One member on one day, as far as conditions can tell members apart. */
export interface Moment {
  facts: Facts
  open: Open
  /** yyyy-mm-dd */
  today: string
}

/** The values of one member on one day, in the order of the space's variables, as `diagrams.has` takes them. */
export function combinationOf(moment: Moment, space: MemberSpace): number[] {
  return space.variables.map(variable => placeOf(variable, moment, space))
}

function placeOf(variable: Variable, { facts, open, today }: Moment, space: MemberSpace): number {
  if (variable.kind === 'day')
    return variable.values.findIndex(({ first, last }) =>
      coversBand({ from: first, until: last }, { first: today, last: today }),
    )
  if (variable.kind === 'fact') {
    const given = Object.hasOwn(facts, variable.name) ? facts[variable.name as keyof Facts] : undefined
    return variable.values.indexOf(given ?? unknown)
  }
  const segment = space.segments[variable.name]
  const ids = segment && open[segment.of]
  if (!ids) return variable.values.indexOf(unknown)
  return variable.values.indexOf(ids.some(id => segment.values.includes(id)) ? 'yes' : 'no')
}
