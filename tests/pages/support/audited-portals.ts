import { DatabaseSync } from 'node:sqlite'
import { expect, vi } from 'vitest'
import type { AuditRow } from '../../../schema/audit/chain.ts'
import { auditFileBeside, auditRows } from '../../../schema/audit/sqlite-audit.ts'
import { readTokenClaims } from '../../../server/session/token-claims.ts'
import { type Instance, startTwoPortals } from './two-portals.ts'

export type Cookies = Record<string, string>

/** A portal over the reference gateway, and what both record. */
export interface AuditedPortals {
  portal: Instance
  /** The stores of both. */
  files: { portal: string; gateway: string }
  /** Every row of both stores. */
  rows(): AuditRow[]
  /** The rows that both stores have of a request, once the portal's are these, each in a line. */
  rowsOf(requestId: string, ...wanted: string[]): Promise<{ portal: AuditRow[]; gateway: AuditRow[] }>
  /** Opens a page, or a file, under an id of the request. */
  open(path: string, cookies: Cookies, requestId: string): ReturnType<Instance['send']>
  signIn(username: string, requestId?: string): Promise<Cookies>
  /** Staff who act as the subscriber of a family. */
  actAs(member: Cookies, staff: Cookies, requestId: string): Promise<Cookies>
  /** All values that the gateway's database has for a query. */
  valuesOf(sql: string, ...parameters: string[]): string[]
  /** What rows tell of members besides their keys: what the gateway stores of anybody, and what was typed. */
  toldIn(rows: readonly AuditRow[], typed: readonly string[]): string[]
  close(): Promise<void>
}

/** Who a session is for, as its token tells. */
export const claimsOf = (cookies: Cookies) => readTokenClaims(cookies['__Host-token'] ?? '')

/** A row in a line: what happened, and how it ended. */
export const lines = (rows: readonly AuditRow[]): string[] =>
  rows.map(({ event, what, result }) => `${event} ${what} ${result}`)

/** The rows of an audit's file, by number. */
export function rowsIn(file: string): AuditRow[] {
  return reading(file, database => [
    ...auditRows({
      all: <Row>(sql: string, ...values: (string | number | null)[]) => database.prepare(sql).all(...values) as Row[],
    }),
  ])
}

function reading<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

export async function startAuditedPortals(): Promise<AuditedPortals> {
  const portals = await startTwoPortals()
  const portal = portals.on(1)
  const files = { portal: portals.portalData, gateway: auditFileBeside(portals.gatewayData) }
  const valuesOf: AuditedPortals['valuesOf'] = (sql, ...parameters) =>
    reading(portals.gatewayData, database => {
      const rows = database.prepare(sql).all(...parameters) as Record<string, unknown>[]
      return rows.flatMap(row =>
        Object.values(row)
          .filter(value => value !== null)
          .map(String),
      )
    })
  return {
    ...{ portal, files, valuesOf },
    rows: () => [files.portal, files.gateway].flatMap(rowsIn),
    async rowsOf(requestId, ...wanted) {
      const of = (file: string) => rowsIn(file).filter(({ request }) => request === requestId)
      const own = await vi.waitFor(
        () => {
          const found = of(files.portal)
          expect(lines(found).sort()).toEqual(wanted.sort())
          return found
        },
        { timeout: 5_000 },
      )
      // Each of the two stores what happens by itself, some moment later.
      await portals.gatewayRecorded()
      return { portal: own, gateway: of(files.gateway) }
    },
    open: (path, cookies, requestId) =>
      portal.send(path, { cookies, headers: { 'x-request-id': requestId, 'sec-fetch-site': 'same-origin' } }),
    signIn: async (username, requestId) =>
      (await portal.ask('SignIn', { input: { username, password: 'Portal2026!' } }, {}, requestId)).cookies,
    async actAs(member, staff, requestId) {
      const [subscriberId] = valuesOf(
        'select subscriberId from member join family using (subscriberKey) where memberKey = ?',
        claimsOf(member)?.memberKey ?? '',
      )
      const input = { subscriberId, preventSalesforce: true }
      return (await portal.ask('LogInAs', { input }, staff, requestId)).cookies
    },
    toldIn(rows, typed) {
      const keys = new Set(valuesOf('select memberKey, subscriberKey from member'))
      const tables = ['member', 'family', 'signIn', 'preference', 'securityAnswer']
      const stored = new Set(tables.flatMap(table => valuesOf(`select * from ${table}`)))
      // Single words such as a kind of plan are in the names of calls, too.
      const values = [...stored].filter(value => value.length > 5 && /[\d@ ]/.test(value) && !keys.has(value))
      expect(values.length).toBeGreaterThan(500)
      const text = JSON.stringify(rows.map(({ hash: _hash, at: _at, ...row }) => row))
      return [...typed, ...values].filter(value => text.includes(value))
    },
    close: portals.close,
  }
}
