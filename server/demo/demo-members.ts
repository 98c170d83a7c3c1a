import { randomUUID } from 'node:crypto'
import type { MemberState } from '../../engine/state.ts'
import { createToken } from '../../gateway-graph/account/rest.ts'
import type { Log } from '../../gateway-graph/context/graph-context.ts'
import { createFactReader } from '../../gateway-graph/facts/create-fact-reader.ts'
import { UpstreamError } from '../../gateway-graph/failures/portal-failure.ts'
import { completeSession } from '../../gateway-graph/journey/journey.ts'
import { CallGroup } from '../../gateway-graph/upstream/call-group.ts'
import { createRestClient } from '../../gateway-graph/upstream/create-rest-client.ts'
import { PublicAnswers } from '../../gateway-graph/upstream/public-answers.ts'
import { factNames } from '../../schema/generated/facts.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { readState } from '../content/read-state.ts'
import { CookieSession } from '../session/cookie-session.ts'
import { type FreshGateway, freshGateway } from './fresh-gateway.ts'

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

const silent: Log = { info() {}, warn() {}, error() {} }
const viewport = 'desktop'
const deadlineMs = 20_000
const openSets = ['groupId', 'parentGroupId', 'programId'] as const

/** Signs a person in, as after the journey where it can end, and reads every fact; undefined when the gateway refuses. */
async function signInToRead(
  { username, brand }: { username: string; brand: Brand },
  { url, pool, password }: FreshGateway,
  now: Date,
): Promise<MemberState | undefined> {
  const session = new CookieSession({ cookies: new Map(), now: () => new Date(), copyToken: false })
  const gateway = { gatewayUrl: url, basePath: brand.gatewayBasePath, domainId: brand.domainId }
  const requestId = randomUUID()
  const shared = { pool, session, requestId, log: silent }
  const group = new CallGroup(deadlineMs)
  const rest = createRestClient({ ...shared, gateway, group, publicAnswers: new PublicAnswers() })
  try {
    const { token } = await createToken(rest, { username, password, domainId: String(brand.domainId) })
    session.begin(token, undefined)
  } catch (error) {
    if (error instanceof UpstreamError) return undefined
    throw error
  }
  try {
    await completeSession({ session, rest })
  } catch (error) {
    // Before the new password there is no access token: such a person is still signing in.
    if (!(error instanceof UpstreamError)) throw error
  }
  const clock = { now: () => now, timeZone: brand.timeZone }
  const reader = createFactReader({ ...shared, rest, clock, viewport }, 'unknown')
  return readState({ facts: [...factNames], open: [...openSets] }, reader, { clock, viewport })
}
