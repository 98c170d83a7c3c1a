import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import type { TokenResponse } from '../../../schema/generated/gateway-types.ts'

/** What one call was answered with. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Sends one call below the gateway's base path. Rejects when no whole answer arrives, so a resolved write is an acknowledged one. */
export async function send(
  origin: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { token, body }: { token?: string | undefined; body?: object } = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/api/${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

/** Tries a log-in on the first brand. */
export function logIn(origin: string, username: string, password: string = DEMO_PASSWORD): Promise<Answer> {
  return send(origin, 'POST', 'token', { body: { username, password, domainId: '1' } })
}

/** The token of a member of the first brand, who has to be able to log in; a temporary one while a new password is due. */
export async function tokenOf(origin: string, username: string, password?: string): Promise<string> {
  const { status, body } = await logIn(origin, username, password)
  if (status !== 200) throw new Error(`${username} cannot log in: ${status}`)
  const completed = await send(origin, 'POST', 'token/complete', { token: (body as TokenResponse).token })
  return ((completed.status === 200 ? completed.body : body) as TokenResponse).token
}
