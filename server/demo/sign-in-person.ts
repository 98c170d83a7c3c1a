import { randomUUID } from 'node:crypto'
import type { Pool } from 'undici'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../engine/state.ts'
import { createToken } from '../../gateway-graph/account/rest.ts'
import type { Log } from '../../gateway-graph/context/graph-context.ts'
import { createFactReader } from '../../gateway-graph/facts/create-fact-reader.ts'
import { type LaidFacts, laidOver } from '../../gateway-graph/facts/laid-over.ts'
import { UpstreamError } from '../../gateway-graph/failures/portal-failure.ts'
import { completeSession } from '../../gateway-graph/journey/journey.ts'
import { CallGroup } from '../../gateway-graph/upstream/call-group.ts'
import { createRestClient } from '../../gateway-graph/upstream/create-rest-client.ts'
import { PublicAnswers } from '../../gateway-graph/upstream/public-answers.ts'
import { factNames } from '../../schema/generated/facts.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { nextPlace, type Place } from '../content/next-place.ts'
import { readState } from '../content/read-state.ts'
import { CookieSession } from '../session/cookie-session.ts'

/** A reference gateway and the password of everybody in it. */
interface Gateway {
  readonly url: string
  readonly pool: Pool
  readonly password: string
}

/** Somebody who was signed in. */
export interface SignedIn {
  readonly session: CookieSession
  /** Ends the journey: as after the steps where it can end, else the person is still signing in. */
  complete(): Promise<void>
  /** Where the journey leads now, before its end; with facts that hold whatever the gateway says. */
  next(compiled: CompiledManifest, now: Date, laid?: LaidFacts): Promise<Place>
  /** Every fact that rules can ask about, as of an instant. */
  read(now: Date): Promise<MemberState>
}

const silent: Log = { info() {}, warn() {}, error() {} }
const viewport = 'desktop'
const deadlineMs = 20_000
const openSets = ['groupId', 'parentGroupId', 'programId'] as const

/** What says nothing of the account: the gateway had no time, or no place left. */
const saysNothing: ReadonlySet<number> = new Set([408, 429])

/**
 * Signs a person in at a reference gateway; undefined when it refuses, as for a locked account.
 * @throws UpstreamError when it did not answer: the person may well be let in
 */
export async function signInPerson(
  { username, brand }: { username: string; brand: Brand },
  { url, pool, password }: Gateway,
): Promise<SignedIn | undefined> {
  // Its tokens are of the gateway's time, which is not always that of this machine.
  const session = new CookieSession({ cookies: new Map(), now: () => new Date(0), copyToken: false })
  const gateway = { gatewayUrl: url, basePath: brand.gatewayBasePath, domainId: brand.domainId }
  const shared = { pool, session, requestId: randomUUID(), log: silent }
  const group = new CallGroup(deadlineMs)
  const rest = createRestClient({ ...shared, gateway, group, publicAnswers: new PublicAnswers() })
  try {
    const { token } = await createToken(rest, { username, password, domainId: String(brand.domainId) })
    session.begin(token, undefined)
  } catch (error) {
    const status = error instanceof UpstreamError ? error.failure.status : 500
    if (status >= 400 && status < 500 && !saysNothing.has(status)) return undefined
    throw error
  }
  const surroundings = (now: Date) => ({ clock: { now: () => now, timeZone: brand.timeZone }, viewport }) as const
  const readerAt = (now: Date, laid?: LaidFacts) =>
    laidOver(createFactReader({ ...shared, rest, ...surroundings(now) }, 'unknown'), laid, true)
  return {
    session,
    async complete() {
      try {
        await completeSession({ session, rest })
      } catch (error) {
        // Before the new password there is no access token: such a person is still signing in.
        if (!(error instanceof UpstreamError)) throw error
      }
    },
    next: (compiled, now, laid) =>
      nextPlace(readerAt(now, laid), { compiled, session, report() {}, ...surroundings(now) }),
    read(now) {
      const { clock } = surroundings(now)
      const reader = readerAt(now)
      return readState({ facts: [...factNames], open: [...openSets] }, reader, { clock, viewport })
    },
  }
}
