import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRecorder } from '../../../gateway-rest/audit/open-recorder.ts'
import { createClock } from '../../../gateway-rest/clock.ts'
import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import { startGateway } from '../../../gateway-rest/start-gateway.ts'
import { openDatabase } from '../../../gateway-rest/store/open-database.ts'
import { quickHashes } from '../../../gateway-rest/testing/quick-hashes.ts'
import { auditFileBeside } from '../../../schema/audit/sqlite-audit.ts'
import { openState } from '../../../server/state/open-state.ts'
import { shippedBrands, startTestPortal, type TestPortal } from '../../../server/testing/test-portal.ts'
import { renderPage } from '../../../web/entry-server.tsx'
import { documentIds } from '../../../web/generated/document-ids.ts'

type Cookies = Record<string, string>

/** What a session opens: a page for members, what the shell tells, a query for members, and a file. */
export interface Doors {
  page: number
  shell: string
  query: string
  file: number
}

/** Every door as it is for somebody who is signed in, and for somebody who is not. */
export const open: Doors = { page: 200, shell: 'full', query: 'answered', file: 200 }
export const shut: Doors = { page: 302, shell: 'none', query: 'none', file: 401 }

/** What a document answered, of any shape, and the browser's cookies afterwards. */
interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the document that it names.
  data: any
  cookies: Cookies
}

/** One portal process, in the eyes of a browser on one brand's host. */
export interface Instance {
  send: TestPortal['send']
  /** Runs a document of the client's by name; under an id of the request if one is given. */
  ask(name: string, variables: Record<string, unknown>, cookies: Cookies, requestId?: string): Promise<Answer>
  /** Signs in by the form of the log-in page, without script, and gives the cookies. */
  signIn(persona: string, how?: { userAgent?: string }): Promise<Cookies>
  origin: string
  doors(cookies: Cookies): Promise<Doors>
}

export interface TwoPortals {
  /** Of the two processes over one store, one on a brand's host. */
  on(domainId: number, which?: 'one' | 'other'): Instance
  /** The store that both share, and where the gateway is. */
  portalData: string
  gatewayData: string
  gatewayUrl: string
  /** Waits until the gateway's audit has stored what the gateway did until now. */
  gatewayRecorded(): Promise<void>
  /** Status with which the gateway itself answers a token. */
  askGateway(token: string): Promise<number>
  /** Changes what the gateway has stored. */
  change(sql: string, ...values: string[]): void
  /** Moves the clock of all three on. */
  pass(ms: number): void
  close(): Promise<void>
}

/** Starts the reference gateway and two portals that share one store, as two processes would. */
export async function startTwoPortals(): Promise<TwoPortals> {
  const folder = await mkdtemp(join(tmpdir(), 'portals-'))
  const dataFile = join(folder, 'gateway.sqlite')
  const portalData = join(folder, 'portal.sqlite')
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const clock = createClock(now)
  const audit = openRecorder(auditFileBeside(dataFile), clock, () => undefined)
  const gateway = await startGateway({ port: 0, dataFile, clock, audit, hashQueue: quickHashes() })
  const database = openDatabase(dataFile)
  const brands = await shippedBrands()
  const start = async () => {
    const state = openState(portalData, { now: () => now().getTime() })
    const shared = { state, brands, renderPage, clock: { now }, gatewayKnowsSessions: true }
    const portal = await startTestPortal({ ...shared, gatewayUrl: gateway.origin })
    return { portal, close: () => portal.close().then(state.close) }
  }
  const [one, other] = await Promise.all([start(), start()])

  return {
    portalData,
    gatewayData: dataFile,
    gatewayUrl: gateway.origin,
    gatewayRecorded: async () => void (await audit.stored()),
    on(domainId, which = 'one') {
      const { portal } = which === 'one' ? one : other
      const brand = brands.find(each => each.brand.domainId === domainId)?.brand
      return instanceOn(portal, `${brand?.hosts[0] ?? ''}:${portal.port}`, domainId)
    },
    async askGateway(token) {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${gateway.origin}/api/account`, { headers })).status
    },
    change: (sql, ...values) => void database.run(sql, ...values),
    pass(ms) {
      ahead += ms
    },
    async close() {
      database.close()
      await Promise.all([one.close(), other.close()])
      await gateway.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** A portal on one brand's host. */
export function instanceOn(portal: Pick<TestPortal, 'send'>, host: string, domainId: number): Instance {
  const origin = `http://${host}`
  const send: TestPortal['send'] = (path, options) => portal.send(path, { host, ...options })
  const ask: Instance['ask'] = async (name, variables, cookies, requestId) => {
    const own = requestId === undefined ? {} : { 'x-request-id': requestId }
    const headers = { origin, 'content-type': 'application/json', 'x-portal': '1', ...own }
    const body = JSON.stringify({ id: documentIds[name], variables })
    const reply = await send('/graphql', { method: 'POST', headers, body, cookies })
    return { data: JSON.parse(reply.text).data, cookies: keep(cookies, reply.setCookies) }
  }
  return {
    send,
    ask,
    origin,
    async signIn(persona, { userAgent } = {}) {
      const form = { origin, 'content-type': 'application/x-www-form-urlencoded' }
      const headers = userAgent === undefined ? form : { ...form, 'user-agent': userAgent }
      const body = new URLSearchParams({ username: `${persona}${domainId}`, password: DEMO_PASSWORD }).toString()
      return keep({}, (await send('/login', { method: 'POST', headers, body })).setCookies)
    },
    async doors(cookies) {
      const headers = { origin, 'sec-fetch-site': 'same-origin' }
      const [page, shell, claims, file] = await Promise.all([
        send('/account/summary', { cookies, headers }),
        ask('Shell', {}, cookies),
        ask('ClaimsScreen', { path: '/claims', skip: 0, ask: true }, cookies),
        send('/files/id-card.pdf?suffix=0', { cookies, headers }),
      ])
      const query = claims.data?.viewer?.family?.claims ? 'answered' : 'none'
      return { page: page.status, shell: shell.data?.shell.session, query, file: file.status }
    },
  }
}

/** The cookies of a browser after an answer. */
function keep(cookies: Cookies, set: readonly string[]): Cookies {
  const jar = new Map(Object.entries(cookies))
  for (const line of set) {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return Object.fromEntries(jar)
}

/** The names of the cookies that a browser has, besides the one that marks it as known (SEC-14). */
export const kept = (cookies: Cookies): string[] => Object.keys(cookies).filter(name => name !== '__Host-device')
