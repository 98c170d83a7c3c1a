import type { Facts, Open } from '../../engine/state.ts'
import type { TokenClaims } from '../../gateway-graph/context/graph-context.ts'
import { createFactReader } from '../../gateway-graph/facts/create-fact-reader.ts'
import type { FactContext } from '../../gateway-graph/facts/fact-rule.ts'
import { PortalFailure } from '../../gateway-graph/failures/portal-failure.ts'
import { FakeSession, fakeToken } from '../../gateway-graph/testing/fake-session.ts'
import { RecordingLog } from '../../gateway-graph/testing/recording-log.ts'
import { factNames } from '../../schema/generated/facts.ts'

/** Everything that the rules of facts read: who asks, and what the gateway answers. A call without an answer fails. */
export interface World {
  session: {
    kind: FakeSession['kind']
    claims: Partial<TokenClaims>
    groupChosen: boolean
    preventSalesforce: boolean
    redirect: string | undefined
  }
  viewport: FactContext['viewport']
  answers: { readonly [path: string]: unknown }
}

/** The day on which all worlds are. */
export const today = '2026-06-15'

function restOf({ answers }: World): FactContext['rest'] {
  const answer = async (path: string) => {
    if (answers[path] !== undefined) return answers[path]
    throw new PortalFailure('down', { code: 'UPSTREAM', status: 503, area: 'test' })
  }
  const never = async () => {
    throw new Error('Facts only read')
  }
  // What the calls give is checked against the contract elsewhere; worlds are made of contract types.
  return {
    ...{ get: answer, text: answer, ask: never, send: never, order: never, getPublic: never },
    address: (path: string) => path,
  } as FactContext['rest']
}

function sessionOf({ session: { claims, ...session } }: World): FakeSession {
  const token = session.kind === 'none' ? undefined : fakeToken(claims)
  return Object.assign(new FakeSession(), session, { token })
}

/** What the portal's rules make of a world: every fact, and every open set; undefined is unknown. */
export async function computed(world: World): Promise<{ facts: Facts; open: Open }> {
  const reader = createFactReader(
    {
      session: sessionOf(world),
      rest: restOf(world),
      clock: { now: () => new Date(`${today}T19:00:00Z`), timeZone: 'UTC' },
      viewport: world.viewport,
      log: new RecordingLog(),
      requestId: 'request-1',
    },
    'unknown',
  )
  const facts = await Promise.all(factNames.map(async name => [name, await reader.fact(name)] as const))
  const [groupId, parentGroupId, programId] = await Promise.all(
    (['groupId', 'parentGroupId', 'programId'] as const).map(name => reader.open(name)),
  )
  return { facts: Object.fromEntries(facts), open: { groupId, parentGroupId, programId } }
}
