import type { DayBand } from '../members/day-bands.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Change } from './smallest-changes.ts'

/** One thing that would have to be different. Of several values any does; undefined stands for "not known". */
export type NamedChange =
  | { kind: 'fact' | 'segment'; name: string; from: string | undefined; to: readonly (string | undefined)[] }
  | { kind: 'day'; to: readonly DayBand[] }

/** A change by the names of facts and segments. */
export function namedChange(change: Change, from: readonly number[], space: MemberSpace): NamedChange[] {
  return [...change].flatMap(([place, values]): NamedChange[] => {
    const variable = space.variables[place]
    if (!variable) return []
    if (variable.kind === 'day') return [{ kind: 'day', to: values.flatMap(value => variable.values[value] ?? []) }]
    const name = (value: number) => {
      const found = variable.values[value]
      return typeof found === 'string' ? found : undefined
    }
    return [{ kind: variable.kind, name: variable.name, from: name(from[place] ?? 0), to: values.map(name) }]
  })
}
