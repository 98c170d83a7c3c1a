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
    const members = found.map(async (one): Promise<DemoMember | undefined> => {
      const state = await signInToRead(one, gateway, now)
      return state && { ...one, state }
    })
    return (await Promise.all(members)).filter(member => member !== undefined)
  } finally {
    await gateway.stop()
  }
}

const personaOf = (username: string, { domainId }: Brand) => username.replace(new RegExp(`${domainId}$`), '')
