import type { Combinations } from './diagrams.ts'
import type { MemberSpace } from './member-space.ts'
import { unknown, type Values } from './registry.ts'

/** Members with certain values of some variables, whatever the others are: place of the variable to indexes of its values. */
export type Pattern = ReadonlyMap<number, readonly number[]>

/** The members of a pattern. */
export function membersLike(pattern: Pattern, { diagrams }: MemberSpace): Combinations {
  return diagrams.and(...[...pattern].map(([variable, values]) => diagrams.where(variable, values)))
}

/**
 * A set as few short patterns, which may overlap: together they have exactly its members among those of `care`, none can
 * lose a variable, and none can be left out. Undefined when the set falls into more than `most` pieces.
 */
export function coverOf(
  set: Combinations,
  care: Combinations,
  space: MemberSpace,
  most: number,
): Pattern[] | undefined {
  const { diagrams } = space
  const wanted = diagrams.and(set, care)
  const pieces: Pattern[] = []
  for (const { kind, some, care: minded } of kindsOf(wanted, care, space))
    for (const piece of diagrams.parts(diagrams.simplified(some, minded))) {
      if (diagrams.and(membersLike(piece, space), some) === diagrams.none) continue
      if (pieces.length === most) return undefined
      pieces.push(narrowed(new Map([...kind, ...piece]), minded, space))
    }
  const fits = (pattern: Pattern) => diagrams.within(diagrams.and(membersLike(pattern, space), care), wanted)
  const grown = pieces.map(piece => narrowed(widened(shortened(piece, fits), fits, space), care, space))
  return indispensable(grown, wanted, space)
}

/** Part of a set: those of its members who are like `kind`, and who counts where they are told. */
interface Kind {
  kind: Pattern
  some: Combinations
  care: Combinations
}

/** Members of whom nothing is known are told by why that is so, not by what is unknown of them; then come all others. */
function kindsOf(set: Combinations, care: Combinations, space: MemberSpace): Kind[] {
  const { diagrams, registry } = space
  const strangers = (registry.nothingKnown ?? []).map(({ when }) => patternOf(when, space))
  const kinds = strangers.map(kind => {
    const like = membersLike(kind, space)
    return { kind, some: diagrams.and(set, like), care: diagrams.and(care, like) }
  })
  return [...kinds, { kind: new Map(), some: diagrams.except(set, ...kinds.map(({ some }) => some)), care }]
}

function patternOf(facts: Values, { variables }: MemberSpace): Pattern {
  return new Map(
    Object.entries(facts).map(([fact, wanted]) => {
      const place = variables.findIndex(variable => variable.kind === 'fact' && variable.name === fact)
      const values = variables[place]?.values ?? []
      return [place, [...values.keys()].filter(index => wanted.some(value => value === values[index]))]
    }),
  )
}

/** Without the variables that do not matter; those asked last go first, as they tell a reader least. */
function shortened(pattern: Pattern, fits: (pattern: Pattern) => boolean): Pattern {
  let short = pattern
  for (const variable of [...pattern.keys()].toSorted((a, b) => b - a)) {
    const without = new Map([...short].filter(([other]) => other !== variable))
    if (fits(without)) short = without
  }
  return short
}

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

/** Without values that nobody of those who count has beside the rest of the pattern. */
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

/** Only the patterns without which somebody would be missing, the widest kept first. */
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
