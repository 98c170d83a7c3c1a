import type { TokenClaims } from '../../gateway-graph/context/graph-context.ts'

/**
 * Reads the payload of the gateway's token (SESSION-06). The portal does not verify it: it only sends the token back to
 * the gateway, which does. Undefined when the text is not such a token.
 */
export function readTokenClaims(token: string): TokenClaims | undefined {
  const payload = parsePayload(token)
  if (!payload) return undefined
  const { memberKey, role, issuedByRole, groupId, exp } = payload
  if (typeof memberKey !== 'string' || typeof role !== 'string' || typeof exp !== 'number') return undefined
  return {
    memberKey,
    role,
    exp,
    ...(typeof issuedByRole === 'string' && { issuedByRole }),
    ...(typeof groupId === 'string' && { groupId }),
  }
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
