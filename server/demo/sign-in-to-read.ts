import { randomUUID } from 'node:crypto'
import type { MemberState } from '../../engine/state.ts'
import { createToken } from '../../gateway-graph/account/rest.ts'
import type { Log } from '../../gateway-graph/context.ts'
import { createFactReader } from '../../gateway-graph/facts/create-fact-reader.ts'
import { CallGroup } from '../../gateway-graph/upstream/call-group.ts'
import { createRestClient } from '../../gateway-graph/upstream/create-rest-client.ts'
import { PublicAnswers } from '../../gateway-graph/upstream/public-answers.ts'
import { UpstreamError } from '../../gateway-graph/upstream/upstream-error.ts'
import { factNames } from '../../schema/generated/facts.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { readState } from '../content/read-state.ts'
import { CookieSession } from '../session/cookie-session.ts'
import type { FreshGateway } from './fresh-gateway.ts'

const silent: Log = { info() {}, warn() {}, error() {} }
const viewport = 'desktop'
const deadlineMs = 20_000
const openSets = ['groupId', 'parentGroupId', 'programId'] as const

/** Signs somebody in and reads every fact of them, the journey being done; undefined when the gateway refuses. */
export async function signInToRead(
  { username, brand }: { username: string; brand: Brand },
  { url, pool, password }: FreshGateway,
  now: Date,
): Promise<MemberState | undefined> {
  const session = new CookieSession({ cookies: new Map(), now: () => new Date(), copyToken: false })
  const place = { gatewayUrl: url, basePath: brand.gatewayBasePath, domainId: brand.domainId }
  const requestId = randomUUID()
  const shared = { pool, session, requestId, log: silent }
  const group = new CallGroup(deadlineMs)
  const rest = createRestClient({ ...shared, place, group, publicAnswers: new PublicAnswers() })
  try {
    const { token } = await createToken(rest, { username, password, domainId: String(brand.domainId) })
    session.begin(token, undefined)
  } catch (error) {
    if (error instanceof UpstreamError) return undefined
    throw error
  }
  session.complete()
  const clock = { now: () => now, timeZone: brand.timeZone }
  const reader = createFactReader({ ...shared, rest, clock, viewport }, 'unknown')
  return readState({ facts: [...factNames], open: [...openSets] }, reader, { clock, viewport })
}
