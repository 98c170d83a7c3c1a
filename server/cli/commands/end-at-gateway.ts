import { validateEndedSessions, validateTokenResponse } from '../../../schema/generated/gateway-validators.js'

/** A staff member, and where the gateway of their brand is. */
export interface Staff {
  readonly base: string
  readonly domainId: string
  readonly username: string
  readonly password: string
}

/** Ids of the sessions that ended, or why none did. */
export type EndedAtGateway = { readonly sids: readonly string[] } | { readonly refusal: string }

/** Ends all sessions of a member at the gateway, as a staff member who logs in for it and out again (SEC-06). */
export async function endAtGateway(staff: Staff, memberKey: string): Promise<EndedAtGateway> {
  const { base, ...credentials } = staff
  try {
    const temporary = await post(`${base}/token`, undefined, credentials, validateTokenResponse)
    const { token } = await post(`${base}/token/complete`, temporary.token, undefined, validateTokenResponse)
    const revoke = (body: object) => post(`${base}/token/revoke`, token, body, validateEndedSessions)
    try {
      return { sids: (await revoke({ what: 'member', memberKey })).ended }
    } finally {
      await revoke({ what: 'this' })
    }
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Posts to the gateway and reads its answer.
 * @throws Error that says which call was refused, and with which code.
 */
async function post<Answer>(
  address: string,
  token: string | undefined,
  body: object | undefined,
  validate: (value: unknown) => value is Answer,
): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(8_000),
  })
  const value: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && validate(value)) return value
  const code = typeof value === 'object' && value !== null && 'code' in value ? ` ${String(value.code)}` : ''
  throw new Error(`POST ${new URL(address).pathname} answers ${answer.status}${code}`)
}
