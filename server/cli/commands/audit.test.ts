import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import type { AuditEntry } from '../../../schema/audit/chain.ts'
import { newDatabase } from '../../../tests/postgres/new-database.ts'
import { openState } from '../../state/open-state.ts'
import { openPostgresState } from '../../state/postgres/open-postgres-state.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

const entry: AuditEntry = {
  ...{ at: '2026-03-10T12:00:00.000Z', event: 'sign-in', result: 'done', person: 'm-1', actingAs: null },
  ...{ what: 'signIn', origin: 'public', request: 'r-1' },
}

/** A data file of a portal that goes on running, with an audit of four rows. */
async function dataFile() {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  const file = join(folder, 'portal.sqlite')
  const state = openState(file)
  await state.audit.append([entry, entry, entry, entry])
  onTestFinished(async () => {
    await state.close()
    await rm(folder, { recursive: true })
  })
  const tamper = (sql: string) => {
    const database = new DatabaseSync(file)
    database.exec(`drop trigger if exists auditUnchanged; drop trigger if exists auditKept; ${sql}`)
    database.close()
  }
  const verify = (...args: string[]) => saidByPortal(['audit', 'verify', '--data', file, ...args])
  return { file, folder, state, tamper, verify }
}

it('[SEC-20] finds an audit whole and prints its head, against which it can be verified later', async () => {
  const { file, state, verify } = await dataFile()
  const { code, out } = await verify()
  const { number, hash } = await state.audit.head()
  expect({ code, out }).toEqual({
    code: 0,
    out: `4 rows in ${file}, all as they were written.\nHead ${number}:${hash}`,
  })
  await state.audit.append([entry])
  expect(await verify('--noted', `${number}:${hash}`)).toMatchObject({ code: 0 })
  expect(await verify('--noted', `${number}:${'0'.repeat(64)}`)).toMatchObject({ code: 1 })
})

it.each([
  ["update audit set person = 'm-2' where number = 2", 'Row 2: not what was written there'],
  ['delete from audit where number = 3', 'Row 3: missing'],
  ['delete from audit where number > 2', 'Rows 3 to 4: missing'],
  [
    'insert into audit select 5, at, event, result, person, actingAs, what, origin, request, hash from audit limit 1',
    'Row 5: added',
  ],
  [
    'update audit set number = 9 where number = 2; update audit set number = 2 where number = 3; update audit set number = 3 where number = 9',
    'Row 2: not what was written there',
  ],
  ["update auditHead set hash = 'x'", 'Row 4: not the row with which the chain ended'],
])('[SEC-20] after "%s" says "%s"', async (sql, line) => {
  const { tamper, verify } = await dataFile()
  tamper(sql)
  const { code, out } = await verify()
  expect(code).toBe(1)
  expect(out).toContain(line)
  expect(out).toContain('not all as they were written')
})

it('[SEC-20] changes nothing of a file, and says when it has no audit', async () => {
  const { folder } = await dataFile()
  const other = join(folder, 'other.sqlite')
  const database = new DatabaseSync(other)
  database.exec('create table thing (id integer); pragma user_version = 7')
  database.close()
  await writeFile(join(folder, 'text'), 'no database, but some text that is long enough to be one')
  const verify = (...args: string[]) => saidByPortal(['audit', 'verify', ...args])
  expect(await verify('--data', other)).toMatchObject({ code: 2, err: expect.stringContaining('has no audit') })
  expect(await verify('--data', join(folder, 'text'))).toMatchObject({ code: 2 })
  const none = join(folder, 'none')
  expect(await verify('--data', none)).toEqual({ code: 2, out: '', err: `portal: there is no file ${none}` })
  expect(await verify('--data', other, '--noted', '4')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no head'),
  })
  const again = new DatabaseSync(other)
  expect(again.prepare('pragma user_version').get()).toEqual({ user_version: 7 })
  again.close()
})

it('[SEC-20] [OPS-13] verifies the audit in the database that DATABASE_URL names, and reads it only', async () => {
  const database = await newDatabase()
  onTestFinished(database.remove)
  const verify = (...args: string[]) =>
    saidByPortal(['audit', 'verify', ...args], { env: { DATABASE_URL: database.url } })
  expect(await verify()).toMatchObject({ code: 2, err: expect.stringContaining('has no audit that can be read') })
  const state = await openPostgresState(database.url)
  onTestFinished(state.close)
  await state.audit.append([entry, entry])
  const { number, hash } = await state.audit.head()
  const head = `Head ${number}:${hash}`
  expect(await verify()).toMatchObject({ code: 0, out: `2 rows in the database, all as they were written.\n${head}` })
  await database.query("alter table audit disable trigger all; update audit set person = 'm-9' where number = 2")
  expect(await verify()).toMatchObject({ code: 1, out: expect.stringContaining('Row 2: not what was written there') })
})
