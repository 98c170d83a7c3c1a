import type { MemberState } from '../../engine/state.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { type FreshGateway, freshGateway } from './fresh-gateway.ts'
import { signInPerson } from './sign-in-person.ts'

/** A person who can sign in to the reference gateway, with every fact that rules can ask about. */
export interface DemoMember {
  username: string
  /** The user name without the brand's number: the same kind of member in every brand. */
  persona: string
  description: string
  brand: Brand
  state: MemberState
}

/** Whom to ask for; everybody who can sign in when left out. */
export type Wanted = (signIn: { username: string; persona: string }) => boolean

/** Password hashing is slow on purpose: more sign-ins at once would wait for each other and time out. */
const atOnce = 4

/**
 * Members of the reference gateway as its fact rules see them once they are signed in. A gateway in memory is started
 * beside this process and stopped afterwards. People who cannot sign in, because their account is locked, are left out.
 */
export async function demoMembers(
  brands: readonly Brand[],
  now: Date,
  wanted: Wanted = () => true,
): Promise<DemoMember[]> {
  const gateway = await freshGateway(brands)
  try {
    const found = brands.flatMap(brand =>
      gateway.signIns
        .filter(({ domainId }) => domainId === brand.domainId)
        .map(({ username, description }) => ({ username, description, brand, persona: personaOf(username, brand) }))
        .filter(wanted),
    )
    const members: DemoMember[] = []
    const signIn = async () => {
      for (let one = found.shift(); one; one = found.shift()) {
        const state = await signInToRead(one, gateway, now)
        if (state) members.push({ ...one, state })
      }
    }
    const order = new Map(found.map(({ username }, place) => [username, place]))
    await Promise.all(Array.from({ length: atOnce }, signIn))
    return members.toSorted((a, b) => (order.get(a.username) ?? 0) - (order.get(b.username) ?? 0))
  } finally {
    await gateway.stop()
  }
}

const personaOf = (username: string, { domainId }: Brand) => username.replace(new RegExp(`${domainId}$`), '')

/** Signs a person in, as after the journey where it can end, and reads every fact; undefined when the gateway refuses. */
async function signInToRead(
  who: { username: string; brand: Brand },
  gateway: FreshGateway,
  now: Date,
): Promise<MemberState | undefined> {
  const person = await signInPerson(who, gateway)
  await person?.complete()
  return person?.read(now)
}
