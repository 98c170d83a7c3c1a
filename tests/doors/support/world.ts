import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { request } from 'undici'
import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import { startGateway } from '../../../gateway-rest/start-gateway.ts'
import { openDatabase } from '../../../gateway-rest/store/open-database.ts'
import { quickHashes } from '../../../gateway-rest/testing/quick-hashes.ts'
import { createRecordingMailer } from '../../../gateway-rest/testing/test-gateway.ts'
import type { PcpMembers } from '../../../schema/generated/gateway-types.ts'
import { type PortalOptions, preparePortal } from '../../../server/start-portal.ts'
import { plainRender, shippedBrands } from '../../../server/testing/test-portal.ts'
import type { Ids } from './ids.ts'

/** Somebody with a session, or with what a newcomer knows, and the ids that are theirs. */
export interface Person {
  readonly token: string | undefined
  readonly cookie: string
  readonly ids: Ids
  readonly details: Details
}

interface Details {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  /** A day on which a primary care provider can be chosen, yyyy-mm-dd. */
  readonly eligibleDate: string
  readonly providerId: string
}

/** An answer as it came. */
interface Came {
  readonly status: number
  readonly text: string
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Gives an answer that says to come back later, too. */
  readonly asItIs?: boolean
}

/** One gateway with its data, one portal in front of it, and people. */
export interface World {
  /** Patterns of all addresses of the portal. */
  readonly patterns: readonly string[]
  /** Asks the gateway itself, and the portal of the first brand; counters of attempts never answer. */
  askGateway(sent: Sent): Promise<Came>
  askPortal(sent: Sent): Promise<Came>
  /** A demonstration persona of a brand who has just signed in at both. */
  signIn(persona: string, domainId?: number): Promise<Person>
  /** Somebody of the first brand who can register, or who has done so. */
  newcomer(): Person
  close(): Promise<void>
}

const brand = 1

export async function startWorld(options: Pick<PortalOptions, 'log'> = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'doors-'))
  const dataFile = join(folder, 'gateway.sqlite')
  const mailer = createRecordingMailer()
  const gateway = await startGateway({ port: 0, dataFile, hashQueue: quickHashes(), mailer })
  const database = openDatabase(dataFile)
  const manifests = resolve(import.meta.dirname, '../../../manifests')
  const portal = await preparePortal({
    gatewayUrl: gateway.origin,
    manifests: { folder: manifests, brands: await shippedBrands() },
    developer: true,
    ...options,
    web: {
      renderPage: plainRender,
      assets: { script: '/assets/entry.js', styles: ['/assets/entry.css'], preload: [], parts: {} },
      folder: manifests,
    },
  })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as AddressInfo

  async function ask(
    origin: string,
    { method, path, headers, body = '', asItIs = false }: Sent,
  ): Promise<Came & { set: string[] }> {
    for (;;) {
      const answer = await request(origin + path, { method, headers, body: body === '' ? null : body })
      const set = answer.headers['set-cookie'] ?? []
      const text = await answer.body.text()
      if (asItIs || (answer.statusCode !== 429 && !text.includes('RATE_LIMITED')))
        return { status: answer.statusCode, text, set: Array.isArray(set) ? set : [set] }
      // How often somebody may ask is another matter.
      database.run('delete from attemptCount')
    }
  }
  const askGateway = (sent: Sent) => ask(gateway.origin, sent)
  async function askPortal({ headers, ...sent }: Sent, domainId = brand) {
    const compiled = (await shippedBrands()).find(each => each.brand.domainId === domainId)
    const host = `${compiled?.brand.hosts[0]}:${port}`
    const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    return ask(`http://127.0.0.1:${port}`, { ...sent, headers: { ...own, ...headers } })
  }

  async function tokenOf(username: string, domainId: number): Promise<string> {
    const call = async (path: string, headers: Record<string, string>, body?: string) => {
      const answer = await askGateway({ method: 'POST', path: `/api/${path}`, headers, body })
      return answer.status === 200 ? (JSON.parse(answer.text) as { token: string }).token : undefined
    }
    const body = JSON.stringify({ username, password: DEMO_PASSWORD, domainId: String(domainId) })
    const temporary = await call('token', { 'content-type': 'application/json' }, body)
    if (temporary === undefined) throw new Error(`${username} cannot sign in`)
    return (await call('token/complete', { authorization: `Bearer ${temporary}` })) ?? temporary
  }

  async function cookieOf(username: string, domainId: number): Promise<string> {
    const query = `mutation { signIn(input: { username: "${username}", password: "${DEMO_PASSWORD}" }) { next userErrors { code } } }`
    const headers = { 'content-type': 'application/json', 'x-portal': '1' }
    const sent = { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query }) }
    const { set } = await askPortal(sent, domainId)
    return set
      .filter(line => !line.includes('Max-Age=0'))
      .map(line => line.split(';', 1)[0])
      .join('; ')
  }

  /** The id of the member's own node; staff who act for nobody yet have none. */
  async function nodeOf(cookie: string, domainId: number): Promise<string | undefined> {
    const headers = { 'content-type': 'application/json', 'x-portal': '1', cookie }
    const body = JSON.stringify({ query: '{ viewer { member { id } } }' })
    const { text } = await askPortal({ method: 'POST', path: '/graphql', headers, body }, domainId)
    const { data } = JSON.parse(text) as { data?: { viewer: { member: { id: string } | null } | null } | null }
    return data?.viewer?.member?.id
  }

  return {
    ...{ patterns: portal.patterns, askGateway, askPortal },
    async signIn(persona, domainId = brand) {
      const username = `${persona}${domainId}`
      const token = await tokenOf(username, domainId)
      const authorization = `Bearer ${token}`
      const sent = { method: 'GET', path: '/api/pcp/members', headers: { authorization }, body: undefined }
      const { text } = await askGateway(sent)
      const { members = [] } = JSON.parse(text) as Partial<PcpMembers>
      const row = database.get<Row>(`${rows} where username = ?`, username)
      if (row === undefined) throw new Error(`There is no ${username}`)
      const eligible = members.find(({ memberKey }) => memberKey === row.memberKey)
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
      const cookie = await cookieOf(username, domainId)
      const node = await nodeOf(cookie, domainId)
      return {
        token,
        cookie,
        ...personOf(
          row,
          { eligibleDate: eligible?.eligibleDates?.[0] ?? '' },
          { signIn: sid, ...(node !== undefined && { node }) },
        ),
      }
    },
    newcomer() {
      const row = database.get<Row>(
        `${rows} where domainId = '${brand}' and username is null and dateOfBirth < '2000' order by memberKey limit 1`,
      )
      if (row === undefined) throw new Error('There is nobody left who can register')
      return { token: undefined, cookie: '', ...personOf(row, { eligibleDate: '' }, {}) }
    },
    async close() {
      await portal.close()
      database.close()
      await gateway.close()
      await rm(folder, { recursive: true })
    },
  }
}

interface Row extends Details {
  readonly memberKey: string
  readonly suffix: number
  readonly subscriberId: string
  readonly groupId: string
  readonly claim: string | null
  readonly eob: string | null
  readonly eobFile: string | null
  readonly program: number
}

// The last group, which is another than that of the session where there are several.
const rows = `
  select member.*, subscriberId, family.domainId,
    (select groupId from enrollment where enrollment.subscriberKey = member.subscriberKey order by position desc limit 1) as groupId,
    paid.id as claim, eob.documentId as eob, eob.pdfDocumentId as eobFile,
    (select max(id) from program where program.domainId = family.domainId and requiredCategory is null) as program,
    (select min(providerId) from provider where isPrimaryCare = 1 and acceptingNewPatients = 1 and youngestAge < 19 and oldestAge > 70) as providerId
  from member join family using (subscriberKey)
    left join (select memberKey, domainId as signInDomainId, username from signIn) using (memberKey)
    left join claim as paid on paid.id = (
      select max(id) from claim where claim.memberKey = member.memberKey and claimType = 'M' and eobDocumentId is not null)
    left join eob on eob.documentId = paid.eobDocumentId`

function personOf(row: Row, { eligibleDate }: { eligibleDate: string }, more: Ids): Pick<Person, 'ids' | 'details'> {
  const { memberKey, suffix, subscriberId, groupId, claim, eob, eobFile, program } = row
  const found = { memberKey, suffix, claim, eob, eobFile, group: groupId, program, subscriberId, ...more }
  const { firstName, lastName, dateOfBirth, providerId } = row
  return {
    ids: Object.fromEntries(Object.entries(found).filter(([, id]) => id !== null)),
    details: { firstName, lastName, dateOfBirth, eligibleDate, providerId },
  }
}
