import type { AffectedMembers } from '../../../engine/impact/brand-impact.ts'
import { impact } from '../../../engine/impact/impact.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Facts, MemberState } from '../../../engine/state.ts'
import { classesIn, type Version } from './review-report.ts'

/** A sample member as rules see it once it is inside. */
interface SamplePerson {
  readonly key: string
  readonly description: string
  /** Facts by their names, and ids by the sets that they are of. */
  readonly facts: Readonly<Record<string, string>>
  readonly open: Readonly<Record<string, readonly string[]>>
}

/** A sample member who stands for a class of members. */
export interface StandIn {
  readonly persona: string
  readonly description: string
  readonly standing: 'signed-out' | 'signing-in' | 'signed-in'
  readonly isOnPhone: boolean
  /** Whether it is not in the class, as none is, but as near to it as any. */
  readonly isNearest: boolean
}

/** The sample members of brands, by the brand's folder. */
export type SamplePeople = ReadonlyMap<string, readonly SamplePerson[]>

/** So many stand for one class. */
const most = 10

const standings = { none: 'signed-out', temporary: 'signing-in', full: 'signed-in' } as const
type Session = keyof typeof standings

/** Who of the sample members stands for each class of a change, by the id that the class has in its report (STUDIO-26, STUDIO-38). */
export function standIns(
  before: Version,
  after: Version,
  since: string,
  people: SamplePeople,
): Readonly<Record<string, readonly StandIn[]>> {
  const population = new Map(
    [...people].map(([brand, persons]) => [brand, persons.flatMap(person => momentsOf(person))] as const),
  )
  const { brands } = impact(before.checked, after.checked, { registry, since, population })
  return Object.fromEntries(
    brands.flatMap(brand =>
      classesIn(brand).map(({ id, members }) => [id, standInsOf(members, people.get(brand.brand) ?? [])] as const),
    ),
  )
}

function standInsOf(members: AffectedMembers, persons: readonly SamplePerson[]): StandIn[] {
  const { facts = {} } = members.sample().witness ?? {}
  const [first] = persons
  if (!first) return []
  const isOnPhone = facts.viewport === 'phone'
  const session: Session = facts.session ?? 'full'
  // Before somebody signs in, nobody is told from anybody.
  const outside = { ...told(first), standing: standings.none, isOnPhone, isNearest: false }
  if (session === 'none') return [outside]
  const among = members.people.map(name => {
    const [standing = '', viewport, key] = name.split(' ')
    return { key, standing: standings[standing as Session], isOnPhone: viewport === 'phone' }
  })
  const found = persons.flatMap(person => {
    const own = among.filter(({ key }) => key === person.key)
    const best = own.find(each => each.isOnPhone === isOnPhone && each.standing === standings[session]) ?? own[0]
    return best ? [{ ...told(person), standing: best.standing, isOnPhone: best.isOnPhone, isNearest: false }] : []
  })
  if (found.length > 0) return found.slice(0, most)
  const shared = (person: SamplePerson) =>
    Object.entries(facts).filter(([name, value]) => person.facts[name] === value).length
  const nearest = persons.reduce((best, person) => (shared(person) > shared(best) ? person : best), first)
  return [{ ...told(nearest), standing: standings[session], isOnPhone, isNearest: true }]
}

const told = ({ key, description }: SamplePerson) => ({ persona: key, description })

/** A person signing in and inside, at a desk and on a phone; the name says which. */
function momentsOf({ key, facts, open }: SamplePerson): { name: string; moments: MemberState[] }[] {
  return (['full', 'temporary'] as const).flatMap(session =>
    (['desktop', 'phone'] as const).map(viewport => ({
      name: `${session} ${viewport} ${key}`,
      // Of the day nothing depends here: the class is looked at on whichever day it is there.
      moments: [
        {
          // As the registry names them.
          facts: { ...(facts as Facts), session },
          open,
          ...{ now: new Date(0), timeZone: 'UTC', viewport },
        },
      ],
    })),
  )
}
