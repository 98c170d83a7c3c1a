import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { AuditEntry } from '../../../schema/audit/chain.ts'
import { newDatabase, type TestDatabase } from '../../../tests/postgres/new-database.ts'
import { openPostgresState, type PostgresOptions } from './open-postgres-state.ts'
import { prepareFor, rights } from './running-role.ts'

const entry: AuditEntry = {
  ...{ at: '2026-03-10T12:00:00.000Z', event: 'sign-in', result: 'done', person: 'm-1', actingAs: null },
  ...{ what: 'createToken', origin: 'loopback', request: 'r-1' },
}

/** A database with the tables of its owner, and the role with which a portal runs. */
async function prepared(): Promise<{ database: TestDatabase; role: string; url: string }> {
  const database = await newDatabase()
  onTestFinished(database.remove)
  const { role, url } = await database.newRole()
  await prepareFor(database.url, role)
  return { database, role, url }
}

async function opened(url: string, options?: PostgresOptions) {
  const state = await openPostgresState(url, options)
  onTestFinished(state.close)
  return state
}

/** Runs statements as whoever an address names, and tells why they were refused; undefined when they were not. */
async function refusalOf(url: string, sql: string): Promise<string | undefined> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(sql)
    return undefined
  } catch (error) {
    return error instanceof pg.DatabaseError ? error.code : String(error)
  } finally {
    await client.end()
  }
}

/** What PostgreSQL calls "insufficient privilege". */
const noRight = '42501'

it('[SEC-19] [S25] the role that the portal runs with adds rows to the audit, and cannot change, remove or free one', async () => {
  const { database, url } = await prepared()
  const state = await opened(url)
  await state.audit.append([entry, entry])
  const tries = [
    ...["update audit set person = 'm-2'", 'delete from audit', 'truncate audit', 'drop table audit'],
    ...['delete from audit_head', 'truncate audit_head', 'drop table audit_head'],
    ...[
      'alter table audit disable trigger all',
      'drop trigger audit_is_kept on audit',
      'drop function audit_is_kept cascade',
    ],
    'create or replace function audit_is_kept() returns trigger language plpgsql as $$ begin return null; end $$',
    ...['alter table audit owner to current_user', 'set session_replication_role = replica', 'set role portal'],
    ...['drop schema public cascade', 'create rule lost as on insert to audit do instead nothing'],
    "insert into audit select * from audit on conflict (number) do update set person = 'm-2'",
  ]
  for (const sql of tries) expect([sql, await refusalOf(url, sql)]).toEqual([sql, noRight])
  // What it gives itself has no effect.
  await refusalOf(url, 'grant update, delete on audit to current_user')
  expect(await refusalOf(url, "update audit set person = 'm-2'")).toBe(noRight)
  expect(await state.audit.verify()).toEqual([])
  await state.audit.append([entry])
  expect((await state.audit.rows()).map(({ person }) => person)).toEqual(['m-1', 'm-1', 'm-1'])
  // Not even the owner does so by mistake.
  expect(await refusalOf(database.url, 'delete from audit')).toBe('P0001')
})

it('[SEC-19] [OPS-17] has a right in every table that there is, and none besides', async () => {
  const { database, role } = await prepared()
  const tables = await database.query("select tablename as name from pg_tables where schemaname = 'public' order by 1")
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(rights).toSorted())
  const given = await database.query(
    'select table_name as name, privilege_type as may from information_schema.role_table_grants where grantee = $1',
    [role],
  )
  const wanted = Object.entries(rights).flatMap(([name, may]) =>
    may.split(', ').map(one => ({ name, may: one.toUpperCase() })),
  )
  const inOrder = (all: { name: string; may: string }[]) => all.map(({ name, may }) => `${name} ${may}`).toSorted()
  expect(inOrder(given)).toEqual(inOrder(wanted))
})

it('[SEC-19] a start says when its role could change the audit, and nothing when it could not', async () => {
  const { database, role, url } = await prepared()
  const advise = vi.fn()
  await opened(url, { advise })
  expect(advise).not.toHaveBeenCalled()
  await opened(database.url, { advise })
  expect(advise.mock.calls).toEqual([[expect.stringContaining('could change and remove rows of the audit')]])
  await database.query(`grant delete on audit to ${role}`)
  await opened(url, { advise })
  expect(advise).toHaveBeenCalledTimes(2)
  // Preparing takes away what was given too much, but not what another role brings.
  expect(await prepareFor(database.url, role)).toEqual({ mayChangeAudit: false })
  await database.query(`grant portal to ${role}`)
  expect(await prepareFor(database.url, role)).toEqual({ mayChangeAudit: true })
})

it('[SEC-19] [OPS-15] [OPS-17] a start with a role that cannot make the tables says who can, and how', async () => {
  const database = await newDatabase()
  onTestFinished(database.remove)
  const { role, url } = await database.newRole()
  const words = /refuses the portal: permission denied .*"portal database prepare --for ROLE"/
  await expect(openPostgresState(url)).rejects.toThrow(words)
  // Tables that its owner made without it.
  await opened(database.url)
  await expect(openPostgresState(url)).rejects.toThrow(words)
  await prepareFor(database.url, role)
  expect(await (await opened(url)).audit.verify()).toEqual([])
})
