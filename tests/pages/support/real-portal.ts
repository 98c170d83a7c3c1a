import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { PassingTime } from '../../../gateway-graph/testing/passing-time.ts'
import type { Mail } from '../../../gateway-rest/mail/mailer.ts'
import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import { startGateway } from '../../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../../gateway-rest/testing/quick-hashes.ts'
import { createRecordingMailer } from '../../../gateway-rest/testing/test-gateway.ts'
import {
  type SendOptions,
  shippedBrands,
  startTestPortal,
  type TestPortal,
} from '../../../server/testing/test-portal.ts'
import { renderPage } from '../../../web/entry-server.tsx'
import { type FailingGateway, startFailingGateway } from './failing-gateway.ts'

/** A page as its reader gets it. */
export interface Seen {
  status: number
  /** Where a redirect leads; undefined for a page. */
  location: string | undefined
  /** Text of the first heading of level 1. */
  heading: string | undefined
  text: string
}

/** How long the calls of a page may take, milliseconds: longer than any test does. */
const deadlineMs = 60_000

/** A member with the cookies of a browser. */
export interface Visitor {
  open(path: string): Promise<Seen>
  /** Sends a form; after a sign-in the mark in the address is followed, as a browser does. */
  submit(path: string, form: Record<string, string>): Promise<Seen>
  /** Posts a document of the client by its id, as its script does. */
  ask(id: string, variables: Record<string, unknown>): Promise<GraphAnswer>
}

/** What the graph answers. */
interface GraphAnswer {
  data: Record<string, unknown> | null
  errors?: { path?: (string | number)[]; extensions: { code: string; status?: number } }[]
}

/** A portal that runs: visitors share it, and its circuits. */
interface Served {
  visitor(cookies?: Map<string, string>): Visitor
}

/** The real gateway with a mishap in front, and real portals that talk to it. */
export interface RealWorld {
  gateway: FailingGateway
  /** What the reference gateway has e-mailed, in order. */
  mails: readonly Mail[]
  /** A new portal, none of whose circuits is open yet, of the brand with this domain id. What hangs is late there as soon as nothing else is asked for. */
  portal(domainId: number, now?: () => Date): Promise<Served>
  /** Cookies of a persona after the log-in form, which is sent once for each persona. */
  signIn(persona: string, domainId: number): Promise<Map<string, string>>
  close(): Promise<void>
}

/**
 * Starts the reference gateway, something that can go wrong in front of it, and portals as they are asked for. `others` are
 * brands to serve in place of the shipped ones.
 */
export async function startRealWorld(others?: readonly CompiledManifest[]): Promise<RealWorld> {
  const mailer = createRecordingMailer()
  const rest = await startGateway({ port: 0, dataFile: ':memory:', hashQueue: quickHashes(), mailer })
  const callTime = new PassingTime()
  const gateway = await startFailingGateway(rest.origin, () => callTime.pass(deadlineMs))
  const brands = others ?? (await shippedBrands())
  const portals: TestPortal[] = []
  const signedIn = new Map<string, Promise<ReadonlyMap<string, string>>>()

  async function portal(domainId: number, now = () => new Date()): Promise<Served> {
    const brandIndex = brands.findIndex(({ brand }) => brand.domainId === domainId)
    const served = await startTestPortal({
      brands,
      brandIndex,
      renderPage,
      gatewayUrl: gateway.url,
      ...{ deadlineMs, callTime },
      clock: { now },
    })
    portals.push(served)
    return { visitor: (cookies = new Map()) => visitor(served, cookies) }
  }

  async function logIn(username: string, domainId: number): Promise<ReadonlyMap<string, string>> {
    const cookies = new Map<string, string>()
    await (await portal(domainId)).visitor(cookies).submit('/login', { username, password: DEMO_PASSWORD })
    return cookies
  }

  return {
    gateway,
    mails: mailer.mails,
    portal,
    async signIn(persona, domainId) {
      const username = `${persona}${domainId}`
      const kept = signedIn.get(username) ?? logIn(username, domainId)
      signedIn.set(username, kept)
      return new Map(await kept)
    },
    async close() {
      await Promise.all(portals.map(served => served.close()))
      await gateway.close()
      await rest.close()
    },
  }
}

/** Sends what a browser would, and keeps the cookies of every answer. */
function visitor(portal: TestPortal, cookies: Map<string, string>): Visitor {
  async function request(path: string, sent: SendOptions) {
    const headers = { origin: portal.origin, 'sec-fetch-site': 'same-origin', ...sent.headers }
    const reply = await portal.send(path, { ...sent, cookies: Object.fromEntries(cookies), headers })
    for (const set of reply.setCookies) keep(cookies, set)
    return reply
  }
  async function send(path: string, method: 'GET' | 'POST', body?: string): Promise<Seen> {
    const form = body !== undefined && { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    return seen(await request(path, { method, ...form }))
  }
  return {
    async ask(id, variables) {
      const headers = { 'content-type': 'application/json', 'x-portal': '1' }
      const body = JSON.stringify({ id, variables })
      return JSON.parse((await request('/graphql', { method: 'POST', body, headers })).text)
    },
    open: path => send(path, 'GET'),
    async submit(path, form) {
      const answer = await send(path, 'POST', new URLSearchParams(form).toString())
      if (!answer.location?.endsWith('signed-in')) return answer
      return { ...answer, location: (await send(answer.location, 'GET')).location }
    },
  }
}

function keep(cookies: Map<string, string>, set: string): void {
  const [pair = '', ...attributes] = set.split('; ')
  const [name = '', ...value] = pair.split('=')
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value.join('='))
}

function seen({ status, headers, text }: Awaited<ReturnType<TestPortal['send']>>): Seen {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? []
  return {
    status,
    location: typeof headers.location === 'string' ? headers.location : undefined,
    heading: heading?.replace(/<[^>]+>|<!-- -->/g, '').replace(/&#(x27|39);/g, "'"),
    text,
  }
}
