import type { MemberState } from '../../engine/state.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { freshGateway } from './fresh-gateway.ts'
import { signInToRead } from './sign-in-to-read.ts'

/** Somebody who can sign in to the reference gateway, with everything that rules can ask about them. */
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

/** Checking a password costs time on purpose: more at once would only wait for each other, and run out of it. */
const atOnce = 4

/**
 * Members of the reference gateway as its fact rules see them once they are signed in: a gateway is started beside this
 * process, in memory, and ends with the answer. Whoever cannot sign in, because their account is locked, is left out.
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
