import pg from 'pg'
import { connect, placeOf, type Session } from './database.ts'
import { migrate } from './migrations.ts'

/**
 * What the portal does in each table, and no more. The role that it runs with adds rows to the audit and reads them; only the
 * owner of the tables could take away what keeps them (SEC-19).
 */
export const rights: { readonly [table: string]: string } = {
  migration: 'select',
  ended: 'select, insert, delete',
  counter: 'select, insert, update, delete',
  secret: 'select, insert',
  revision: 'select, insert',
  content_blob: 'select, insert',
  content_revision: 'select, insert',
  content_draft: 'select, insert, delete',
  content_schedule: 'select, insert, update',
  content_review: 'select, insert',
  content_link: 'select, insert, update',
  content_instance: 'select, insert, update, delete',
  content_presence: 'select, insert, update, delete',
  content_staff: 'select, insert, update, delete',
  audit: 'select, insert',
  audit_head: 'select, update',
}

/**
 * Brings the tables up to date as their owner, whom the address names, and lets a role run the portal over them.
 * @returns whether the role can change the audit all the same: by owning it, or by another role that it has.
 * @throws Error that says why the database does not let the tables be made.
 */
export async function prepareFor(url: string, role: string): Promise<{ mayChangeAudit: boolean }> {
  const database = connect(url, () => undefined)
  try {
    await migrate(database)
    await database.transaction(async session => {
      await mustBeOwner(session, role)
      const name = pg.escapeIdentifier(role)
      for (const [table, may] of Object.entries(rights))
        await session.run(`revoke all on table ${table} from ${name}; grant ${may} on table ${table} to ${name}`)
    })
    return { mayChangeAudit: await mayChangeAudit(database, role) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`PostgreSQL at ${placeOf(url)} could not be prepared: ${reason}`)
  } finally {
    await database.close()
  }
}

/**
 * Rights can be given by the owner alone, to another role: others would change nothing, without an error.
 * @throws Error that says who would have to do so.
 */
async function mustBeOwner(session: Session, role: string): Promise<void> {
  const [row] = await session.rows<{ owns: boolean; me: string }>(
    "select pg_has_role(relowner, 'member') as owns, current_user as me from pg_class where oid = 'audit'::regclass",
  )
  if (row?.owns !== true) throw new Error(`DATABASE_URL has to name the owner of the tables, and not ${row?.me}`)
  if (row.me === role) throw new Error(`${role} owns the tables; the portal has to run with another role`)
}

/** Whether a role, or whoever is connected, could change or remove rows of the audit: by a right, or by letting go of what keeps them. */
export async function mayChangeAudit(session: Pick<Session, 'rows'>, role?: string): Promise<boolean> {
  const [row] = await session.rows<{ may: boolean }>(
    `select has_table_privilege(who, oid, 'update, delete, truncate') or pg_has_role(who, relowner, 'member') as may
     from pg_class, (select coalesce($1::name, current_user) as who) as asked where oid = 'audit'::regclass`,
    [role ?? null],
  )
  return row?.may ?? false
}
