import { type Clock, createClock } from '../clock.ts'
import type { LogRecord } from '../http/logger.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { readPortalAddresses } from '../mail/portal-links.ts'
import { DEMO_PASSWORD } from '../seed/personas.ts'
import { type GatewayOptions, startGateway } from '../start-gateway.ts'
import { quickHashes } from './quick-hashes.ts'

/** An answer as a test looks at it. */
interface TestAnswer<T = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The JSON of the body; throws for any other body. */
  json(): T
}

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A gateway in this process, over a database in memory, whose time the test sets. */
export interface TestGateway {
  readonly origin: string
  readonly records: readonly LogRecord[]
  /** The e-mail that it sent, in order. */
  readonly mails: readonly Mail[]
  setNow(instant: string): void
  /** A call below the base path, or outside it when the path begins with '//'. */
  call<T = unknown>(path: string, options?: RequestOptions): Promise<TestAnswer<T>>
  /** The access token of a persona of a brand, brand 1 unless stated; a temporary one while the account needs a new password. */
  signIn(persona: string, domainId?: string): Promise<string>
  /** The access token that the journey of a temporary one ends with. */
  complete(token: string): Promise<string>
  /** The JSON of a GET that has to succeed. */
  get<T>(path: string, token?: string): Promise<T>
  close(): Promise<void>
}

/** The moment at which test gateways begin, noon in Portland. */
export const TEST_NOW = '2026-06-15T19:00:00Z'

export async function startTestGateway(
  options: Partial<
    Pick<GatewayOptions, 'dataFile' | 'fresh' | 'families' | 'sessionHours' | 'logInLimits' | 'hashQueue' | 'audit'>
  > = {},
): Promise<TestGateway> {
  let now = new Date(TEST_NOW)
  const clock: Clock = createClock(() => now)
  const records: LogRecord[] = []
  const { dataFile = ':memory:', hashQueue = quickHashes(), ...rest } = options
  const mailer = createRecordingMailer()
  const portals = readPortalAddresses('1=https://portal1.example,https://portal.example')
  const logger = (record: LogRecord) => records.push(record)
  const gateway = await startGateway({ port: 0, dataFile, hashQueue, ...rest, clock, logger, mailer, portals })

  async function call<T>(
    path: string,
    { method = 'GET', token, body, headers = {} }: RequestOptions = {},
  ): Promise<TestAnswer<T>> {
    const url = path.startsWith('//') ? gateway.origin + path.slice(1) : `${gateway.origin}/api/${path}`
    const response = await fetch(url, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) as T }
  }

  const complete = (token: string) => call<{ token: string }>('token/complete', { method: 'POST', token })

  return {
    origin: gateway.origin,
    records,
    mails: mailer.mails,
    setNow(instant) {
      now = new Date(instant)
    },
    call,
    async signIn(persona, domainId = '1') {
      const body = { username: `${persona}${domainId}`, password: DEMO_PASSWORD, domainId }
      const answer = await call<{ token: string }>('token', { method: 'POST', body })
      if (answer.status !== 200) throw new Error(`${persona} cannot sign in: ${answer.text}`)
      const { token } = answer.json()
      const completed = await complete(token)
      return completed.status === 200 ? completed.json().token : token
    },
    async complete(token) {
      const completed = await complete(token)
      if (completed.status !== 200) throw new Error(`The journey does not end: ${completed.text}`)
      return completed.json().token
    },
    async get<T>(path: string, token?: string) {
      const answer = await call<T>(path, { token })
      if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.status} ${answer.text}`)
      return answer.json()
    },
    close: gateway.close,
  }
}

/** A mailer that only keeps what it was given, in order. */
export function createRecordingMailer(): Mailer & { readonly mails: readonly Mail[] } {
  const mails: Mail[] = []
  return {
    mails,
    send: async mail => {
      mails.push(mail)
    },
    close: async () => {},
  }
}
