import type { ContentSql } from '../../state/sql.ts'

/** Somebody of the staff as they were when they signed in last. */
interface Known {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly grants: readonly { readonly role: string; readonly brand?: string }[]
}

/** Whoever has not signed in for so long may have left: nobody writes to them. */
const keptMs = 90 * 24 * 3_600_000

/** Staff whose mail address the identity provider told, in the tables of content (STUDIO-27). It is no change of content, and no row of the audit. */
export function sqlKnownStaff(sql: ContentSql) {
  return {
    async meet({ id, name, address, grants }: Known, at: Date): Promise<void> {
      await sql('delete from content_staff where at < ?', at.getTime() - keptMs)
      await sql(
        `insert into content_staff (id, name, address, grants, at) values (?, ?, ?, ?, ?)
         on conflict (id) do update set name = excluded.name, address = excluded.address, grants = excluded.grants, at = excluded.at`,
        ...[id, name, address, JSON.stringify(grants), at.getTime()],
      )
    },
    async all(now: Date): Promise<Known[]> {
      const rows = await sql<Omit<Known, 'grants'> & { grants: string }>(
        'select id, name, address, grants from content_staff where at > ? order by name',
        now.getTime() - keptMs,
      )
      return rows.map(row => ({ ...row, grants: JSON.parse(row.grants) as Known['grants'] }))
    },
  }
}
