import { createHash } from 'node:crypto'
import type { TokenClaims } from '../../gateway-graph/context/graph-context.ts'
import type { SessionMarks } from '../state/state.ts'

/** What the portal itself reads of a token, besides what resolvers do. */
export interface PortalClaims extends TokenClaims {
  /** The brand whose token it is (SEC-07). */
  readonly domainId: string | undefined
  /** When the person proved who they are, milliseconds since the epoch; unknown of a gateway that does not tell. */
  readonly authTime: number | undefined
  /** By which a session that has ended is known again (SEC-01). */
  readonly marks: SessionMarks
  /** By which this token alone is known again: only who has the whole of it can name it. */
  readonly tokenMarks: SessionMarks
}

/** So many tokens are read once only; those read first are forgotten first. Longer ones are no gateway's and are not kept. */
const kept = 2_000
const keptLength = 2_048
const known = new Map<string, PortalClaims>()

/**
 * Reads the payload of the gateway's token (SESSION-06). The portal does not verify it: it only sends the token back to
 * the gateway, which does. Undefined when the text is not such a token.
 */
export function readTokenClaims(token: string): PortalClaims | undefined {
  const before = known.get(token)
  if (before) return before
  const claims = claimsIn(token)
  if (!claims || token.length > keptLength) return claims
  const [oldest] = known.size < kept ? [] : known.keys()
  if (oldest !== undefined) known.delete(oldest)
  known.set(token, Object.freeze(claims))
  return claims
}

function claimsIn(token: string): PortalClaims | undefined {
  const payload = parsePayload(token)
  if (!payload) return undefined
  const { memberKey, role, issuedByRole, groupId, exp, sid, typ, auth_time, iat } = payload
  if (typeof memberKey !== 'string' || typeof role !== 'string' || typeof exp !== 'number') return undefined
  const authTime = typeof auth_time === 'number' ? auth_time * 1000 : undefined
  const actor = actorOf(payload)
  const people = [memberKey, ...(actor === undefined ? [] : [actor])]
  const began = authTime ?? (typeof iat === 'number' ? iat * 1000 : 0)
  const digest = createHash('sha256').update(token).digest('base64url')
  return {
    memberKey,
    role,
    exp,
    ...(typeof issuedByRole === 'string' && { issuedByRole }),
    ...(actor !== undefined && { actor }),
    ...(typeof groupId === 'string' && { groupId }),
    ...(typeof sid === 'string' && { sid }),
    ...((typ === 'temporary' || typ === 'access') && { typ }),
    domainId: typeof payload.domainId === 'string' ? payload.domainId : undefined,
    authTime,
    // Without a session's id the token is the session. Its `jti` would not do: anybody can write that of another into a token.
    marks: { id: typeof sid === 'string' ? sid : digest, people, began },
    tokenMarks: { id: digest, people: [], began },
  }
}

/** The staff member who acts as the member. */
function actorOf({ act }: Record<string, unknown>): string | undefined {
  return typeof act === 'object' && act !== null && 'sub' in act && typeof act.sub === 'string' ? act.sub : undefined
}

/** Three parts of signs that may stand in a header: what a cookie brings is written into one (SEC-22). */
const form = /^[\w-]+\.([\w-]+)\.[\w-]*$/

function parsePayload(token: string): Record<string, unknown> | undefined {
  const payload = form.exec(token)?.[1]
  if (payload === undefined) return undefined
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
