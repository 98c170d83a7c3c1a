import type { ContentSql } from '../../state/sql.ts'

/** Who works in a draft, and where. It is no change of content, and no row of the audit. */
interface Present {
  readonly author: string
  /** The file and the item that they are at; empty where they are at none. */
  readonly path: string
  readonly item: string
}

/** Whoever has said nothing for so long is gone. */
const goneAfterMs = 6_000

/** Who is in which draft, for all instances (STUDIO-30): a row for each person, which the next one takes away when it is old. */
export function sqlPresence(sql: ContentSql) {
  return {
    async say({
      draft,
      author,
      path,
      item,
      at,
    }: Present & { readonly draft: string; readonly at: Date }): Promise<void> {
      await sql('delete from content_presence where at < ?', at.getTime() - 60_000)
      await sql(
        `insert into content_presence (draft, author, path, item, at) values (?, ?, ?, ?, ?)
         on conflict (draft, author) do update set path = excluded.path, item = excluded.item, at = excluded.at`,
        ...[draft, author, path, item, at.getTime()],
      )
    },
    async leave({ draft, author }: Pick<Present, 'author'> & { readonly draft: string }): Promise<void> {
      await sql('delete from content_presence where draft = ? and author = ?', draft, author)
    },
    in: (draft: string, now: Date): Promise<Present[]> =>
      sql<Present>(
        'select author, path, item from content_presence where draft = ? and at > ? order by author',
        ...[draft, now.getTime() - goneAfterMs],
      ),
  }
}
