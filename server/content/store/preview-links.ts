import type { ContentSql } from '../../state/sql.ts'
import { contentEntry, entryOf } from './content-audit.ts'
import type { Signature, Signed } from './content-store.ts'

/** A link that shows a draft's preview to whoever has it. Author and time are of whoever made it. */
export interface PreviewLink extends Omit<Signature, 'note'> {
  /** By which it is known, and which names its host. */
  readonly key: string
  readonly draft: string
  readonly brand: string
  /** What it shows, as JSON. */
  readonly view: string
  readonly until: Date
  /** When it was taken back before its time, and by whom. */
  readonly takenBack: { readonly at: Date; readonly author: string } | undefined
}

/** Links to previews, each with its rows in the audit (STUDIO-25, CONTENT-15). */
export interface PreviewLinks {
  add(link: Omit<PreviewLink, 'takenBack'> & Pick<Signed, 'from'>): Promise<PreviewLink>
  /** The links of a draft that are not over, the newest first. */
  of(draft: string, now: Date): Promise<PreviewLink[]>
  /** Takes one back. Undefined when there is none that lasts. */
  takeBack(of: Pick<PreviewLink, 'key' | 'draft'>, asking: Omit<Signed, 'note'>): Promise<PreviewLink | undefined>
}

/** Links over either engine. */
export function sqlPreviewLinks(sql: ContentSql): PreviewLinks {
  return {
    async add({ key, draft, brand, view, author, at, until, from }) {
      const what = `preview.share ${draft} of ${brand} until ${until.toISOString()}`
      const [row] = await sql.recorded<Row>(
        () => [contentEntry({ author, at, from, what, result: 'done' })],
        `insert into content_link (id, draft, brand, shows, author, at, until) values (?, ?, ?, ?, ?, ?, ?) returning *`,
        ...[key, draft, brand, view, author, at.getTime(), until.getTime()],
      )
      if (!row) throw new Error('The link was not kept')
      return linkOf(row)
    },
    async of(draft, now) {
      const rows = await sql<Row>(
        'select * from content_link where draft = ? and until > ? and ended is null order by at desc, id',
        ...[draft, now.getTime()],
      )
      return rows.map(linkOf)
    },
    async takeBack({ key, draft }, { author, at, from }) {
      const [row] = await sql.recorded<Row>(
        entryOf({ author, at, from, note: '' }, () => `preview.take-back ${draft}`, 'OVER'),
        `update content_link set ended = ?, ended_by = ? where id = ? and draft = ? and ended is null and until > ?
         returning *`,
        ...[at.getTime(), author, key, draft, at.getTime()],
      )
      return row && linkOf(row)
    },
  }
}

interface Row {
  id: string
  draft: string
  brand: string
  shows: string
  author: string
  at: number
  until: number
  ended: number | null
  ended_by: string | null
}

const linkOf = ({ id, shows, at, until, ended, ended_by: by, draft, brand, author }: Row): PreviewLink => ({
  ...{ key: id, draft, brand, view: shows, author, at: new Date(at), until: new Date(until) },
  takenBack: ended === null ? undefined : { at: new Date(ended), author: by ?? '' },
})
