import type { Door, Slot } from './door.ts'
import type { Ids } from './ids.ts'
import type { Person, World } from './world.ts'

/** Somebody who asks, with what is theirs, what they may have besides, and what is somebody else's. */
export interface Part {
  readonly who: string
  readonly asker: Person | undefined
  /** Whose ids are their own. */
  readonly own: Person
  /** Whether what is their own has to be given: what a dependent may not have at all is refused whosever it is. */
  readonly given: boolean
  readonly related: Readonly<Record<string, Person>>
  readonly strangers: Readonly<Record<string, Ids>>
}

export type People = Readonly<Record<(typeof personas)[number] | 'elsewhere', Person>>

const personas = ['active', 'dependent', 'manyclaims', 'groups', 'salesgroups', 'noclaims'] as const

/** A subscriber and their spouse, another family, another brand's member, and some for what is theirs alone. */
export async function signInPeople(world: World): Promise<People> {
  const signedIn = await Promise.all(personas.map(async name => [name, await world.signIn(name)] as const))
  return { ...Object.fromEntries(signedIn), elsewhere: await world.signIn('active', 2) } as People
}

/** A suffix is a place in one's own family: it is nobody's elsewhere. */
const abroad = ({ ids: { suffix: _suffix, ...ids } }: Person): Ids => ids

/** Those who ask through a door for what a slot names. */
export async function askerOf(world: World, people: People, door: Door, slot: Slot): Promise<readonly Part[]> {
  const { active, dependent, manyclaims, groups, salesgroups, noclaims, elsewhere } = people
  const strangers = { 'other family': abroad(manyclaims), 'other brand': abroad(elsewhere) }
  const part = (who: string, asker: Person | undefined, own: Person, more: Partial<Part> = {}): Part => ({
    ...{ who, asker, own, given: slot.meaning !== 'nobodys', related: {}, strangers },
    ...more,
  })
  const members = [
    // Where the spouse is signed in is the spouse's alone.
    part('a subscriber', active, active, {
      related: { 'own dependent': withoutSignIn(dependent) },
      strangers: { ...strangers, 'spouse’s private': { signIn: dependent.ids.signIn ?? '' } },
    }),
    part('a dependent', dependent, dependent, {
      given: false,
      strangers: { ...strangers, 'spouse’s private': active.ids },
    }),
  ]
  if (door.open) return [part('somebody signed out', undefined, world.newcomer())]
  // Groups are of no brand.
  if (slot.meaning === 'group' && door.name === 'Mutation.chooseGroup')
    return [part('a member at the choice', salesgroups, salesgroups, { strangers: { 'other family': groups.ids } })]
  if (slot.meaning === 'group')
    return [part('a member of two groups', groups, groups, { strangers: { 'other family': salesgroups.ids } })]
  if (door.name === 'revokeToken' && slot.meaning === 'memberKey')
    return [
      part('staff', await world.signIn('anyone'), noclaims, { strangers: { 'other brand': elsewhere.ids } }),
      ...members.map(each => ({ ...each, given: false, related: {} })),
    ]
  if (slot.meaning === 'subscriberId')
    return [part('staff', await world.signIn('anyone'), active, { strangers: { 'other brand': elsewhere.ids } })]
  // Each ends the session that it names.
  if (slot.meaning === 'signIn') {
    const own = { ...active, ids: { ...active.ids, signIn: (await world.signIn('active')).ids.signIn ?? '' } }
    return members.map(each => (each.asker === active ? { ...each, own } : each))
  }
  // What is the same for everybody is asked for once.
  return slot.meaning === 'nobodys' ? members.slice(0, 1) : members
}

function withoutSignIn({ ids: { signIn: _signIn, ...ids }, ...person }: Person): Person {
  return { ...person, ids }
}
