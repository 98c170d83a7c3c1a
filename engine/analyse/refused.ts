import type { Guard } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import { membersWho } from '../members/members-who.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { type Stop, stopsOf } from '../parts/stops-of.ts'
import { type Find, type Found, partName } from './found.ts'

/** Links that some of those who see them cannot follow: a guard of the screen, or of a redirect on the way, refuses them. */
export const refusedLink: Find = ({ ground }) =>
  ground.links.flatMap(link =>
    stopsOf(link.target, link.who, ground)
      .flatMap(stop => refusedBy(stop, ground))
      .map(({ why, who }) => ({
        surface: link.surface,
        path: link.path,
        says: `Some who see the link${link.part ? ` of ${partName(link.part)}` : ''} to ${link.target} do not get there: ${why} refuses them.`,
        todo: 'Show the link only to those for whom the screen opens, or open the screen to them.',
        who,
      })),
  )

/** Where each kind of step leads. An address that the gateway offers is checked when it is offered. */
const targets: { readonly [kind: string]: (step: Part, ground: BrandGround) => string | undefined } = {
  go: ({ item }) => String(item.to),
  'hand-off': (_, { openings }) => openings.find(({ route }) => route.screen === 'hand-off')?.route.path ?? '',
}

/** Steps of the journey that lead to a screen that does not open to some who take them, neither while they sign in nor after. */
export const refusedStep: Find = ({ ground }) =>
  ground.parts
    .filter(({ surface }) => surface === 'journey')
    .flatMap(step => {
      const target = targets[String(step.item.do)]?.(step, ground)
      return target === undefined
        ? []
        : stopsOf(target, ground.seen(step), ground).flatMap(stop => refusedAt(stop, step, ground))
    })

function refusedAt({ address, opening, who }: Stop, step: Part, { space }: BrandGround): Found[] {
  const { and, or, all, none } = { ...space.diagrams.bound, all: space.diagrams.all, none: space.diagrams.none }
  const refused = opening ? or(space.diagrams.not(opening.shown), ...opening.refusals.map(each => each.who)) : all
  const session = space.variables.findIndex(variable => variable.kind === 'fact' && variable.name === 'session')
  const whenSignedIn = space.diagrams.regardlessOf(session, and(refused, space.fact('session', ['full'])))
  const lost = and(who, refused, whenSignedIn)
  if (lost === none) return []
  return [
    {
      surface: step.surface,
      path: step.path,
      says: `Some whom the step ${partName(step)} leads to ${address} cannot open it, neither while they sign in nor after.`,
      todo: 'Narrow the step, or open the screen to them.',
      who: lost,
    },
  ]
}

/** Members who do not get to where an address leads. */
interface Refused {
  /** Why not: "the guard "has-medical" of /benefits/medical". */
  why: string
  who: Combinations
}

/** Who is refused at a stop, guard by guard. A source that is down refuses nobody: it answers 503. */
function refusedBy({ address, opening, who }: Stop, ground: BrandGround): Refused[] {
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

/** Whether a guard asks for nothing but the session: being asked to sign in first is not a refusal. */
function asksToSignIn({ allow }: Guard, { scope, space }: BrandGround): boolean {
  const asked = space.diagrams.variables(membersWho(allow, scope, space).no)
  return [...asked].every(place => {
    const variable = space.variables[place]
    return variable?.kind === 'fact' && variable.name === 'session'
  })
}

const signedIn = ({ space }: BrandGround) => space.fact('session', ['full'])
