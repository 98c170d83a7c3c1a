import type { Segments } from '../../schema/generated/manifests.ts'
import { coversBand, type DayBand, dayBands, type Period } from './day-bands.ts'
import { type Combinations, Diagrams } from './diagrams.ts'
import { knownMembers, possibleMembers } from './possible-members.ts'
import { type Registry, unknown } from './registry.ts'

/** A value of a fact, or "yes" or "no" for a segment. */
export type Value = string | typeof unknown

/** One thing that tells members, or days, apart. */
export type Variable =
  | { kind: 'fact'; name: string; values: readonly Value[] }
  | { kind: 'segment'; name: string; values: readonly Value[] }
  | { kind: 'day'; values: readonly DayBand[] }

const inOrOut: readonly Value[] = ['yes', 'no', unknown]

/**
 * Every possible member on every day, as far as one brand's manifest can tell them apart: by the facts of the registry, the
 * brand's segments, and the days on which something begins or ends.
 */
export class MemberSpace {
  readonly registry: Registry
  readonly segments: Segments['segments']
  readonly variables: readonly Variable[]
  readonly diagrams: Diagrams
  /** Members whom the registry does not rule out, those with failed sources (unknown facts and segments) included. */
  readonly possible: Combinations
  /** Those of them of whom everything is known that can be known. */
  readonly known: Combinations
  readonly #places: ReadonlyMap<string, number>
  readonly #day: number

  constructor(registry: Registry, segments: Segments['segments'], periods: readonly Period[] = []) {
    this.registry = registry
    this.segments = segments
    const facts = Object.entries(registry.facts).map(([name, { values, canBeUnknown }]): Variable => {
      const all: Value[] = Object.keys(values)
      return { kind: 'fact', name, values: canBeUnknown ? [...all, unknown] : all }
    })
    const memberships = Object.keys(segments).map((name): Variable => ({ kind: 'segment', name, values: inOrOut }))
    this.variables = [...facts, ...memberships, { kind: 'day', values: dayBands(periods) }]
    this.#day = this.variables.length - 1
    this.#places = new Map(
      this.variables.flatMap((variable, place) =>
        variable.kind === 'day' ? [] : [[`${variable.kind} ${variable.name}`, place] as const],
      ),
    )
    this.diagrams = new Diagrams(this.variables.map(({ values }) => values.length))
    this.possible = possibleMembers(this)
    this.known = knownMembers(this, this.possible)
  }

  /** Everyone whose fact has one of the values. @throws RangeError for a fact that the registry does not have */
  fact(name: string, values: readonly Value[]): Combinations {
    return this.#where('fact', name, values)
  }

  /** Everyone who is in a segment, who is not, or of whom that is unknown. @throws RangeError for an unknown segment */
  segment(name: string, value: 'yes' | 'no' | typeof unknown): Combinations {
    return this.#where('segment', name, [value])
  }

  /** Everyone, on the days of a period, which must be one of those that the space was made with. */
  during(period: Period): Combinations {
    if (period.from === undefined && period.until === undefined) return this.diagrams.all
    const bands = dayBandsOf(this.variables[this.#day])
    return this.diagrams.where(
      this.#day,
      bands.flatMap((band, index) => (coversBand(period, band) ? [index] : [])),
    )
  }

  /** Everyone, on all days that nothing tells from one of a period: the period need not be one that the space was made with. */
  onDays({ from, until }: Period): Combinations {
    if (from === undefined && until === undefined) return this.diagrams.all
    const meets = ({ first, last }: DayBand) =>
      (from === undefined || last === undefined || last >= from) &&
      (until === undefined || first === undefined || first <= until)
    const bands = dayBandsOf(this.variables[this.#day])
    return this.diagrams.where(
      this.#day,
      bands.flatMap((band, index) => (meets(band) ? [index] : [])),
    )
  }

  #where(kind: 'fact' | 'segment', name: string, wanted: readonly Value[]): Combinations {
    const place = this.#places.get(`${kind} ${name}`)
    const variable = place === undefined ? undefined : this.variables[place]
    if (place === undefined || !variable || variable.kind === 'day')
      throw new RangeError(`There is no ${kind} "${name}"`)
    return this.diagrams.where(
      place,
      variable.values.flatMap((value, index) => (wanted.includes(value) ? [index] : [])),
    )
  }
}

const dayBandsOf = (variable: Variable | undefined): readonly DayBand[] =>
  variable?.kind === 'day' ? variable.values : []
