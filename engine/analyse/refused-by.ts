import type { Guard } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import { membersWho } from '../members/members-who.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Stop } from '../parts/stops-of.ts'

/** Somebody who does not get to where an address leads. */
export interface Refused {
  /** Why not: "the guard "has-medical" of /benefits/medical". */
  why: string
  who: Combinations
}

/** Who is refused at a stop, guard by guard. A source that is down refuses nobody: it answers 503. */
export function refusedBy({ address, opening, who }: Stop, ground: BrandGround): Refused[] {
  const { and, except } = ground.space.diagrams.bound
  if (!opening) return isElsewhere(address) ? [] : [{ why: `nothing at ${address}`, who }]
  const { route, shown, refusals } = opening
  const hidden = { why: `the rules of the route "${route.id}"`, who: except(who, shown) }
  const guarded = refusals.map(({ guard, who: refused }) => ({
    why: `the guard "${guard.id}" of ${route.path}`,
    who: and(who, refused, asksToSignIn(guard, ground) ? signedIn(ground) : ground.space.diagrams.all),
  }))
  return [hidden, ...guarded].filter(refused => refused.who !== ground.space.diagrams.none)
}

const isElsewhere = (address: string) => /^[a-z]+:/i.test(address) && !address.startsWith('menu:')

/** Being asked to sign in first is no refusal: the guard asks for nothing but the session. */
function asksToSignIn({ allow }: Guard, { scope, space }: BrandGround): boolean {
  const asked = space.diagrams.variables(membersWho(allow, scope, space).no)
  return [...asked].every(place => {
    const variable = space.variables[place]
    return variable?.kind === 'fact' && variable.name === 'session'
  })
}

const signedIn = ({ space }: BrandGround) => space.fact('session', ['full'])
