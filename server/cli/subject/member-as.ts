import { nearestIn } from '../../../engine/explain/smallest-changes.ts'
import { combinationOf, type Moment } from '../../../engine/members/combination-of.ts'
import type { Combinations } from '../../../engine/members/diagrams.ts'
import type { MemberSpace } from '../../../engine/members/member-space.ts'
import { unknown } from '../../../engine/members/registry.ts'
import { ordinaryOf, toWitness } from '../../../engine/members/witness.ts'
import { type IdNames, idNamed } from '../../../engine/words/id-names.ts'
import { readIdNames } from '../../content/id-names.ts'
import type { World } from '../frame/world.ts'
import { noSuch, WrongUse } from '../frame/wrong-use.ts'
import type { Subject } from './subject.ts'

/** Help for the option whose values `memberAs` reads. */
export const asHelp = 'a demo sign-in ("termed"), or "fact=value", "segment=yes", "groupId=1,2" (may be repeated)'

/**
 * The member whom the words describe, on a day: a demo sign-in, or an ordinary subscriber, changed by the values that are
 * given. Facts that depend on these change with them, so that the member is possible.
 * @throws WrongUse for an unknown sign-in, fact or value, and when nobody can have all of the values
 */
export async function memberAs(
  words: readonly string[],
  today: string,
  subject: Subject,
  world: World,
): Promise<Moment> {
  const { space } = subject
  const people = words.filter(word => !word.includes('='))
  const [person, other] = people
  if (other !== undefined) throw new WrongUse(`one sign-in at a time: "${person}" or "${other}".`)
  const names = await readIdNames(world.folder)
  const values = words.filter(word => word.includes('=')).map(word => askedValues(word, space, names))
  const known = person === undefined ? undefined : await signedIn(person, today, subject, world)
  if (known && values.length === 0) return known
  const from = known ? combinationOf(known, space) : ordinaryOf(space.known, space)
  const to = nearestIn(space.diagrams.and(space.possible, ...values), from ?? [], space)
  if (!to) throw new WrongUse('nobody can have all of these values at once.')
  const { facts, open } = toWitness(to, space)
  return { facts, open, today }
}

/** A demo sign-in, by user name or by the persona's name. */
async function signedIn(person: string, today: string, { brand }: Subject, world: World): Promise<Moment> {
  const names: string[] = []
  const [member] = await world.people([brand.manifest.brand], world.now, ({ username, persona }) => {
    names.push(persona, username)
    return [username, persona].includes(person)
  })
  if (member) return { facts: member.state.facts, open: member.state.open, today }
  if (names.includes(person)) throw new WrongUse(`"${person}" cannot sign in: the account is locked or disabled.`)
  throw noSuch('demo sign-in', person, names)
}

/**
 * Everybody who has what a word says: "dental=active", "referrals=unknown", "pilot-groups=yes" for a segment, or
 * "groupId=20000001,20000002" for those whose ids put them into the segments that list one of them and into no others; names
 * that the ids have will do.
 * @throws WrongUse with a near miss
 */
function askedValues(word: string, space: MemberSpace, names: IdNames): Combinations {
  const [name = '', ...rest] = word.split('=')
  const value = rest.join('=')
  const fact = space.registry.facts[name]
  if (fact) {
    const values = [...Object.keys(fact.values), ...(fact.canBeUnknown ? ['unknown'] : [])]
    if (!values.includes(value)) throw noSuch(`value of "${name}"`, value, values)
    return space.fact(name, [value === 'unknown' ? unknown : value])
  }
  if (Object.hasOwn(space.segments, name)) {
    if (value !== 'yes' && value !== 'no') throw noSuch(`value of the segment "${name}"`, value, ['yes', 'no'])
    return space.segment(name, value)
  }
  if (Object.hasOwn(space.registry.openSets, name)) return withIds(name, idsOf(name, value, names), space)
  const { facts, openSets } = space.registry
  throw noSuch('fact', name, [facts, space.segments, openSets].flatMap(Object.keys))
}

/**
 * The ids that a value lists, by themselves or by their names, which may have commas in them.
 * @throws WrongUse with the name that was probably meant
 */
function idsOf(openSet: string, value: string, names: IdNames): string[] {
  const whole = idNamed(openSet, value, names)
  if (whole !== value) return [whole]
  const known = Object.values(names[openSet] ?? {})
  return value.split(',').map(word => {
    const id = idNamed(openSet, word.trim(), names)
    // An id is a word; what has blanks in it was meant as a name.
    if (/\s/.test(id)) throw noSuch(`name of ${openSet}`, id, known)
    return id
  })
}

const withIds = (openSet: string, ids: readonly string[], space: MemberSpace): Combinations =>
  space.diagrams.and(
    ...Object.entries(space.segments)
      .filter(([, { of }]) => of === openSet)
      .map(([name, { values }]) => space.segment(name, values.some(id => ids.includes(id)) ? 'yes' : 'no')),
  )
