import { choicesFor, type Description, differing, nearestPerson, whoFits } from '../explain/described-member.ts'
import type { Moment } from '../members/combination-of.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace, Variable } from '../members/member-space.ts'
import { toWitness } from '../members/witness.ts'
import type { Facts, Open } from '../state.ts'
import { withoutFullStop } from './phrases.ts'

/** Somebody made up, of whom everything is known. */
export interface SamplePerson extends Moment {
  readonly key: string
}

/** A fact or a segment that somebody can choose a value of, in words. */
export interface ChoiceInWords {
  readonly kind: 'fact' | 'segment'
  readonly name: string
  readonly label: string
  readonly values: readonly { readonly value: string; readonly words: string }[]
}

/** What a member has otherwise than the made-up person whose data are shown. */
interface LaidInWords {
  readonly label: string
  /** What holds of the member: "has an active medical plan". */
  readonly words: string
  /** What holds of the person. */
  readonly instead: string
}

/** A member as described: the made-up person who comes nearest, and what has to be laid over them. */
export interface Likeness {
  readonly person: string
  readonly facts: Facts
  readonly open: Open
  readonly laid: readonly LaidInWords[]
}

/** What is decided before anybody describes a member: session, screen and day. */
export interface Setting {
  readonly session: string
  readonly viewport: string
  /** yyyy-mm-dd */
  readonly today: string
}

/** Those of a space who are there in a setting, of whom everything is known. */
export const inSetting = ({ session, viewport, today }: Setting, space: MemberSpace): Combinations =>
  space.diagrams.and(
    space.known,
    space.fact('session', [session]),
    space.fact('viewport', [viewport]),
    space.onDays({ from: today, until: today }),
  )

/** Decided elsewhere, and so nothing to choose. */
const decided: ReadonlySet<string> = new Set(['session', 'viewport'])

/** What can be chosen of a member among some, in words, without what goes together with nothing that was chosen (STUDIO-19). */
export function choicesInWords(description: Description, among: Combinations, space: MemberSpace): ChoiceInWords[] {
  return choicesFor(description, among, space).flatMap(({ kind, name, values }) =>
    kind === 'fact' && decided.has(name)
      ? []
      : [
          {
            ...{ kind, name, label: labelOf(kind, name, space) },
            values: values.map(value => ({ value, words: wordsOf(kind, name, value, space) })),
          },
        ],
  )
}

/**
 * The made-up person who comes nearest to a member of a set who fits a description, and what differs; undefined where the set has nobody
 * like that. All of it is exact: the person is changed into a possible member, with as little as can be.
 */
export function likenessOf(
  description: Description,
  among: Combinations,
  people: readonly SamplePerson[],
  space: MemberSpace,
): Likeness | undefined {
  const found = nearestPerson(people, space.diagrams.and(among, whoFits(description, space)), space)
  if (!found) return undefined
  const { person, from, to } = found
  const places = differing(from, to)
  const names = (kind: Variable['kind']) =>
    places.flatMap(place => {
      const variable = space.variables[place]
      return variable && variable.kind === kind && variable.kind !== 'day' ? [variable.name] : []
    })
  const wanted = toWitness(to, space)
  const changedFacts = new Set(names('fact'))
  const changedSets = new Set(names('segment').map(name => space.segments[name]?.of))
  return {
    person: person.key,
    facts: only(wanted.facts, name => changedFacts.has(name)),
    open: only(wanted.open, name => changedSets.has(name as 'groupId')),
    laid: places.flatMap(place => laidAt(place, from, to, space)),
  }
}

const only = <Values extends object>(values: Values, isWanted: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name))) as Values

function laidAt(place: number, from: readonly number[], to: readonly number[], space: MemberSpace): LaidInWords[] {
  const variable = space.variables[place]
  if (!variable || variable.kind === 'day') return []
  const { kind, name, values } = variable
  const say = (index: number | undefined) => {
    const value = values[index ?? 0]
    return typeof value === 'string' ? wordsOf(kind, name, value, space) : 'is not known'
  }
  return [{ label: labelOf(kind, name, space), words: say(to[place]), instead: say(from[place]) }]
}

const labelOf = (kind: 'fact' | 'segment', name: string, { registry, segments }: MemberSpace): string =>
  (kind === 'fact' ? registry.facts[name]?.label : withoutFullStop(segments[name]?.description ?? name)) ?? name

function wordsOf(kind: 'fact' | 'segment', name: string, value: string, { registry }: MemberSpace): string {
  if (kind === 'segment') return value === 'yes' ? 'is one of them' : 'is none of them'
  return registry.facts[name]?.values[value] ?? value
}
