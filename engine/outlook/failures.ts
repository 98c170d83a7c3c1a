import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { type Source, unknown } from '../members/registry.ts'

/** Something of which members can be unknown together: an answer of the gateway that did not come, or nobody signed in. */
export interface Failure {
  /** What is then, as a clause: "If the account cannot be had". */
  readonly when: string
  /** The possible members of whom just this is unknown, with what depends on it. */
  readonly who: Combinations
  /** The facts and open sets that are unknown of them. */
  readonly asks: ReadonlySet<string>
}

/** Every way in which something of a member is unknown while all else is known, and the one in which all is. */
export function failuresOf(space: MemberSpace): Failure[] {
  const { registry, diagrams, possible } = space
  const { and, not } = diagrams.bound
  const { sources = {}, nothingKnown = [], facts, openSets } = registry
  // Of a set of ids with no segment nothing is asked.
  const canFail = [
    ...Object.keys(facts).filter(name => facts[name]?.canBeUnknown),
    ...Object.keys(openSets).filter(name => segmentsOf(name, space).length > 0),
  ]
  const listed = new Set(Object.values(sources).flatMap(askedOf))
  const single = canFail.filter(name => !listed.has(name))
  const who = (failed: ReadonlySet<string>) =>
    and(possible, ...canFail.map(name => (failed.has(name) ? unknownOf(name, space) : not(unknownOf(name, space)))))
  const failing = (what: string, failed: ReadonlySet<string>): Failure => ({
    ...{ when: `If ${what} cannot be had`, who: who(failed), asks: failed },
  })
  return [
    ...Object.entries(sources).map(([name, { answer }]) => failing(answer, withAllWithin(name, sources))),
    ...single.map(name => failing(`“${facts[name]?.label ?? openSets[name]?.label}”`, new Set([name]))),
    ...nothingKnown.map(({ because, when }) => ({
      when: because.replace(/[:.].*$/, ''),
      who: and(possible, ...Object.entries(when).map(([name, values]) => space.fact(name, values))),
      asks: new Set(canFail),
    })),
  ]
}

const askedOf = ({ facts = [], openSets = [] }: Source): readonly string[] => [...facts, ...openSets]

/** What a source supplies, and what depends on it. */
function withAllWithin(name: string, sources: { readonly [name: string]: Source }): Set<string> {
  const inside = Object.keys(sources).filter(other => sources[other]?.within === name)
  const own = sources[name]
  return new Set([...(own ? askedOf(own) : []), ...inside.flatMap(other => [...withAllWithin(other, sources)])])
}

function unknownOf(name: string, space: MemberSpace): Combinations {
  if (space.registry.facts[name]) return space.fact(name, [unknown])
  return space.diagrams.and(...segmentsOf(name, space).map(segment => space.segment(segment, unknown)))
}

const segmentsOf = (openSet: string, { segments }: MemberSpace) =>
  Object.keys(segments).filter(name => segments[name]?.of === openSet)
