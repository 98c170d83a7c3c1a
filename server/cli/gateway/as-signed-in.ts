import { validateEndedSessions, validateTokenResponse } from '../../../schema/generated/gateway-validators.js'

/** Somebody's sign-in, and where the gateway of their brand is. */
export interface SignIn {
  readonly base: string
  readonly domainId: string
  readonly username: string
  readonly password: string
}

type Validate<Answer> = (value: unknown) => value is Answer

/** Calls the gateway as whoever is signed in. With a body it posts; @throws Error that says which call was refused, and with which code. */
export type CallGateway = <Answer>(path: string, validate: Validate<Answer>, body?: object) => Promise<Answer>

/** What came of it, or why nothing did. */
export type Done<Result> = { readonly result: Result } | { readonly refusal: string }

/** Signs somebody in at the gateway, does something as them, and signs them out again. */
export async function asSignedIn<Result>(
  { base, ...credentials }: SignIn,
  work: (call: CallGateway) => Promise<Result>,
): Promise<Done<Result>> {
  try {
    const temporary = await send(`${base}/token`, { body: credentials }, validateTokenResponse)
    const { token } = await send(
      `${base}/token/complete`,
      { method: 'POST', token: temporary.token },
      validateTokenResponse,
    )
    const call: CallGateway = (path, validate, body) => send(`${base}/${path}`, { token, body }, validate)
    try {
      return { result: await work(call) }
    } finally {
      await call('token/revoke', validateEndedSessions, { what: 'this' })
    }
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
}

const longestMs = 20_000

interface Sent {
  method?: 'POST'
  token?: string
  body?: object | undefined
}

async function send<Answer>(address: string, { token, body, method }: Sent, validate: Validate<Answer>) {
  const how = method ?? (body ? 'POST' : 'GET')
  const answer = await fetch(address, {
    method: how,
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
  })
  const value: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && validate(value)) return value
  const code = typeof value === 'object' && value !== null && 'code' in value ? ` ${String(value.code)}` : ''
  throw new Error(`${how} ${new URL(address).pathname} answers ${answer.status}${code}`)
}
