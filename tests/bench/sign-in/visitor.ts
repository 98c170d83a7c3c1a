import { Agent, request } from 'undici'
import type { Sides } from './open-sides.ts'

// As many connections as are asked for: a flood does not queue at its own end.
const agent = new Agent({ connections: 2_000, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 })

/** What came back, and after how many milliseconds the whole of it was here; status 0 when nothing did. */
export interface Came {
  status: number
  ms: number
  text: string
  cookies: readonly string[]
  retryAfter: string | undefined
}

interface Asked {
  method?: 'GET' | 'POST'
  cookie?: string
  /** Network address, as a proxy on this machine tells it. */
  from?: string
  body?: string
  headers?: Record<string, string>
}

/** Sends one request to the first brand's host. */
export async function visit(
  { port }: Pick<Sides, 'port'>,
  path: string,
  { method = 'GET', ...asked }: Asked = {},
): Promise<Came> {
  const host = `first.localhost:${port}`
  const began = performance.now()
  try {
    const { statusCode, headers, body } = await request(`http://127.0.0.1:${port}${path}`, {
      method,
      dispatcher: agent,
      headers: {
        host,
        origin: `http://${host}`,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        ...(asked.cookie !== undefined && { cookie: asked.cookie }),
        ...(asked.from !== undefined && { 'x-forwarded-for': asked.from }),
        ...asked.headers,
      },
      ...(asked.body !== undefined && { body: asked.body }),
    })
    const text = await body.text()
    const cookies = [headers['set-cookie'] ?? []].flat()
    const retryAfter = headers['retry-after']
    return { status: statusCode, ms: performance.now() - began, text, cookies, retryAfter: retryAfter?.toString() }
  } catch {
    return { status: 0, ms: performance.now() - began, text: '', cookies: [], retryAfter: undefined }
  }
}

interface LogIn {
  username: string
  password: string
  cookie?: string
  from: string
  /** By the form without script, or as script asks. */
  way: 'page' | 'graphql'
}

/** Tries to log in. */
export function logIn(
  sides: Pick<Sides, 'port' | 'documents'>,
  { username, password, cookie, from, way }: LogIn,
): Promise<Came> {
  const common = { method: 'POST', from, ...(cookie !== undefined && { cookie }) } as const
  if (way === 'page')
    return visit(sides, '/login', {
      ...common,
      body: new URLSearchParams({ username, password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  return visit(sides, '/graphql', {
    ...common,
    body: JSON.stringify({ id: sides.documents.SignIn, variables: { input: { username, password } } }),
    headers: { 'content-type': 'application/json', 'x-portal': '1', 'sec-fetch-mode': 'cors' },
  })
}

/** The cookies of an answer that say something, as a Cookie header; those of `device` alone when asked for. */
export function cookieHeader({ cookies }: Came, only?: RegExp): string {
  return cookies
    .map(cookie => cookie.split(';')[0] ?? '')
    .filter(cookie => !cookie.endsWith('=') && (only === undefined || only.test(cookie)))
    .join('; ')
}
