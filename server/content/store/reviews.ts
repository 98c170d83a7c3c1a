import type { ContentSql } from '../../state/sql.ts'
import { contentEntry, versionText } from './content-audit.ts'
import type { Signature, Signed } from './content-store.ts'

/** What somebody asked or said of a version of a draft. It is never changed. */
interface Review extends Signature {
  readonly draft: string
  readonly version: number
  /** The revision that was live. */
  readonly onto: number
  readonly kind: 'asked' | 'approved' | 'sent-back' | 'ticked'
  /** Stands for exactly the changes that were looked at; empty where that is not asked. */
  readonly digest: string
  /** The finding of which it is said why it may stay; empty for a word on all of it. */
  readonly finding: string
}

/** Reviews of drafts, in the tables that the state's migrations made, over either engine (CONTENT-13). Each has its row in the audit (CONTENT-15). */
interface Reviews {
  add(review: Review & Signed): Promise<void>
  /** Everything that was said of a draft, the oldest first. */
  of(draft: string): Promise<Review[]>
}

/** As what they stand in the audit. */
const verbs = {
  asked: 'draft.ask',
  approved: 'draft.approve',
  'sent-back': 'draft.send-back',
  ticked: 'draft.tick',
} as const

export function sqlReviews(sql: ContentSql): Reviews {
  return {
    async add({ draft, version, onto, kind, digest, finding, author, at, note, from }) {
      const what = `${verbs[kind]} ${versionText({ name: draft, version })}`
      await sql.recorded(
        () => [contentEntry({ author, at, from, what, result: 'done' })],
        `insert into content_review (draft, version, onto, kind, digest, finding, author, at, note)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[draft, version, onto, kind, digest, finding, author, at.getTime(), note],
      )
    },
    async of(draft) {
      const rows = await sql<Omit<Review, 'at'> & { at: number }>(
        `select draft, version, onto, kind, digest, finding, author, at, note from content_review where draft = ? order by number`,
        draft,
      )
      return rows.map(row => ({ ...row, at: new Date(row.at) }))
    },
  }
}
