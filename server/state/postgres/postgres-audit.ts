import {
  type AuditEntry,
  type AuditFault,
  type AuditHead,
  type AuditRow,
  chained,
  chainWalk,
  emptyHead,
} from '../../../schema/audit/chain.ts'
import type { Audit } from '../state.ts'
import { Batches } from './batches.ts'
import { connect, type Database, placeOf, type Session } from './database.ts'

/** Rows that are read at once, so that a long chain needs little memory. */
const page = 1_000

/** The audit in the database: one chain of all instances, each of which appends in batches, one after another. */
export function createAudit(database: Database): Audit & { done(): Promise<void> } {
  const batches = new Batches((entries: readonly AuditEntry[]) =>
    database.transaction(session => appendWithin(session, entries)),
  )
  /** Rows and head of one moment. */
  const read = <Result>(work: (session: Session) => Promise<Result>) =>
    database.transaction(async session => {
      await session.run('set transaction isolation level repeatable read, read only')
      return work(session)
    })
  return {
    append: async entries => (entries.length === 0 ? undefined : batches.add(entries)),
    rows: () =>
      read(async session => {
        const all: AuditRow[] = []
        for await (const rows of pages(session)) all.push(...rows)
        return all
      }),
    head: () => headOf(database),
    verify: noted =>
      read(async session => {
        const walk = chainWalk(await headOf(session), noted)
        for await (const rows of pages(session)) for (const row of rows) walk.step(row)
        return walk.end()
      }),
    done: () => batches.done(),
  }
}

/**
 * Verifies the audit in a portal's database, while portals run or not; it is only read (SEC-20).
 * @throws Error that says why the database has no audit that can be read.
 */
export async function verifyAuditDatabase(
  url: string,
  noted?: AuditHead,
): Promise<{ head: AuditHead; faults: readonly AuditFault[] }> {
  const database = connect(url, () => undefined)
  try {
    const audit = createAudit(database)
    return { faults: await audit.verify(noted), head: await audit.head() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${placeOf(url)} has no audit that can be read: ${reason}`)
  } finally {
    await database.close()
  }
}

/** Appends rows in a transaction that is under way. The lock on the head lets one instance append at a time; it goes with the connection of one that is killed. */
export async function appendWithin(session: Session, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const [locked] = await session.rows<AuditHead>('select number, hash from audit_head for update')
  const rows: AuditRow[] = []
  let head = locked ?? emptyHead
  for (const entry of entries) {
    const row = chained(entry, head)
    rows.push(row)
    head = row
  }
  const column = (name: keyof AuditRow) => rows.map(row => row[name])
  await session.rows(
    `insert into audit (number, at, event, result, person, acting_as, what, origin, request, hash)
     select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
       $9::text[], $10::text[])`,
    [
      ...[column('number'), column('at'), column('event'), column('result'), column('person'), column('actingAs')],
      ...[column('what'), column('origin'), column('request'), column('hash')],
    ],
  )
  await session.rows('update audit_head set number = $1, hash = $2', [head.number, head.hash])
}

async function headOf(session: Pick<Session, 'rows'>): Promise<AuditHead> {
  return (await session.rows<AuditHead>('select number, hash from audit_head'))[0] ?? emptyHead
}

/** Every row, by number, some at a time. */
async function* pages(session: Session): AsyncGenerator<AuditRow[]> {
  let after = Number.MIN_SAFE_INTEGER
  for (;;) {
    const rows = await session.rows<AuditRow>(
      `select number, at, event, result, person, acting_as as "actingAs", what, origin, request, hash
       from audit where number > $1 order by number limit ${page}`,
      [after],
    )
    yield rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.number
  }
}
