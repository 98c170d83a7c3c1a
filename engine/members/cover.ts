import type { Combinations } from './diagrams.ts'
import type { MemberSpace } from './member-space.ts'
import { type FactValues, unknown } from './registry.ts'

/** Members with certain values of some variables, whatever the others are: index of the variable to indexes of its values. */
export type Pattern = ReadonlyMap<number, readonly number[]>

/** The members of a pattern. */
export function membersLike(pattern: Pattern, { diagrams }: MemberSpace): Combinations {
  return diagrams.and(...[...pattern].map(([variable, values]) => diagrams.where(variable, values)))
}

/**
 * A set as a few short patterns, which may overlap. Among the members of `care` they have exactly the members of the set, no
 * pattern can lose a variable, and none can be left out. Undefined when the set falls into more than `limit` pieces.
 */
export function coverOf(
  set: Combinations,
  care: Combinations,
  space: MemberSpace,
  limit: number,
): Pattern[] | undefined {
  const { diagrams } = space
  const wanted = diagrams.and(set, care)
  const pieces: Pattern[] = []
  for (const { kind, some, care: minded } of kindsOf(wanted, care, space))
    for (const piece of diagrams.parts(diagrams.simplified(some, minded))) {
      if (diagrams.and(membersLike(piece, space), some) === diagrams.none) continue
      if (pieces.length === limit) return undefined
      pieces.push(narrowed(new Map([...kind, ...piece]), minded, space))
    }
  const fits = (pattern: Pattern) => diagrams.within(diagrams.and(membersLike(pattern, space), care), wanted)
  const grown = pieces.map(piece => narrowed(widened(shortened(piece, fits), fits, space), care, space))
  return indispensable(grown, wanted, space)
}

/** Part of a set: its members of one kind, and the members that count when they are described. */
interface MemberKind {
  kind: Pattern
  some: Combinations
  care: Combinations
}

/** Members of whom nothing is known are described by the reason, not by what is unknown of them; then come all others. */
function kindsOf(set: Combinations, care: Combinations, space: MemberSpace): MemberKind[] {
  const { diagrams, registry } = space
  const strangers = (registry.nothingKnown ?? []).map(({ when }) => patternOf(when, space))
  const kinds = strangers.map(kind => {
    const like = membersLike(kind, space)
    return { kind, some: diagrams.and(set, like), care: diagrams.and(care, like) }
  })
  return [...kinds, { kind: new Map(), some: diagrams.except(set, ...kinds.map(({ some }) => some)), care }]
}

function patternOf(facts: FactValues, { variables }: MemberSpace): Pattern {
  return new Map(
    Object.entries(facts).map(([fact, wanted]) => {
      const place = variables.findIndex(variable => variable.kind === 'fact' && variable.name === fact)
      const values = variables[place]?.values ?? []
      return [place, [...values.keys()].filter(index => wanted.some(value => value === values[index]))]
    }),
  )
}

/** Without the variables that do not matter. Later ones are dropped first, as they tell a reader least. */
function shortened(pattern: Pattern, fits: (pattern: Pattern) => boolean): Pattern {
  let short = pattern
  for (const variable of [...pattern.keys()].toSorted((a, b) => b - a)) {
    const without = new Map([...short].filter(([other]) => other !== variable))
    if (fits(without)) short = without
  }
  return short
}

/** With further values of its variables, as far as it still fits. */
function widened(pattern: Pattern, fits: (pattern: Pattern) => boolean, { variables }: MemberSpace): Pattern {
  let wide = pattern
  for (const variable of pattern.keys())
    for (const value of variables[variable]?.values.keys() ?? []) {
      const values = wide.get(variable) ?? []
      if (values.includes(value) || variables[variable]?.values[value] === unknown) continue
      const more = new Map(wide).set(
        variable,
        [...values, value].toSorted((a, b) => a - b),
      )
      if (fits(more)) wide = more
    }
  return wide
}

/** Without the values that no member of `care` has together with the rest of the pattern. */
function narrowed(pattern: Pattern, care: Combinations, space: MemberSpace): Pattern {
  const { diagrams } = space
  return new Map(
    [...pattern].map(([variable, values]) => [
      variable,
      values.filter(value => {
        const one = membersLike(new Map(pattern).set(variable, [value]), space)
        return diagrams.and(one, care) !== diagrams.none
      }),
    ]),
  )
}

/** Only the patterns that are needed to cover the set; wide ones are preferred. */
function indispensable(patterns: readonly Pattern[], wanted: Combinations, space: MemberSpace): Pattern[] {
  const { diagrams } = space
  const size = (pattern: Pattern) => diagrams.count(diagrams.and(membersLike(pattern, space), wanted))
  const widest = patterns.map(pattern => ({ pattern, size: size(pattern) })).toSorted((a, b) => b.size - a.size)
  let kept = widest.map(({ pattern }) => pattern)
  for (const { pattern } of widest.toReversed()) {
    const others = kept.filter(other => other !== pattern)
    if (diagrams.within(wanted, diagrams.or(...others.map(other => membersLike(other, space))))) kept = others
  }
  return kept
}
