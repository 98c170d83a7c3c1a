import type { ContentSql, Statement } from '../../state/sql.ts'
import { contentEntry, versionText } from './content-audit.ts'
import type { FoundLive, Signature, Signed } from './content-store.ts'
import { endWaiting, entriesOfEnded, type Schedule } from './schedules.ts'

/** What somebody asked, said or did with a version of a draft. It is never changed. */
interface Review extends Signature {
  readonly draft: string
  readonly version: number
  /** The revision that was live. */
  readonly onto: number
  readonly kind: 'asked' | 'approved' | 'sent-back' | 'ticked' | 'published'
  /** Stands for exactly the changes that were looked at; empty where that is not asked. */
  readonly digest: string
  /** The finding of which it is said why it may stay; empty for a word on all of it. */
  readonly finding: string
}

/** Reviews of drafts, in the tables that the state's migrations made, over either engine (CONTENT-13). Each has its row in the audit (CONTENT-15). */
interface Reviews {
  /** Of a draft that is sent back, what waits of it ends with it. */
  add(review: Review & Signed & { kind: keyof typeof verbs }): Promise<void>
  /** Everything that was said of a draft, the oldest first; nothing of a removed one that had its name. */
  of(draft: string): Promise<Review[]>
}

/** As what they stand in the audit. */
const verbs = {
  asked: 'draft.ask',
  approved: 'draft.approve',
  'sent-back': 'draft.send-back',
  ticked: 'draft.tick',
} as const

/**
 * Says that a version is live, on the revision that was live when somebody wanted it: to be asked in one transaction with what made
 * it live, as a draft is open that is not known to be. Its row of the audit is left to whoever asks.
 */
export function sayPublished(published: FoundLive): Statement {
  const { of, onto, author, at, note } = published
  return [
    `insert into content_review (draft, version, onto, kind, digest, author, at, note)
     values (?, ?, ?, 'published', '', ?, ?, ?)`,
    ...[of.name, of.version, onto, author, at.getTime(), note],
  ]
}

export function sqlReviews(sql: ContentSql): Reviews {
  return {
    async add({ draft, version, onto, kind, digest, finding, author, at, note, from }) {
      const what = `${verbs[kind]} ${versionText({ name: draft, version })}`
      const asking = { author, at, from }
      await sql.recordedWith<unknown, Pick<Schedule, 'number'>>(
        {
          // It waits for another review.
          statementsOf: () => (kind === 'sent-back' ? [endWaiting(draft, asking, 'send-back')] : []),
          entriesOf: (_, ended) => [
            contentEntry({ ...asking, what, result: 'done' }),
            ...entriesOfEnded(asking, ended),
          ],
        },
        `insert into content_review (draft, version, onto, kind, digest, finding, author, at, note)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[draft, version, onto, kind, digest, finding, author, at.getTime(), note],
      )
    },
    async of(draft) {
      const rows = await sql<Omit<Review, 'at'> & { at: number }>(
        `select draft, version, onto, kind, digest, finding, author, at, note from content_review
         where draft = ? and version >= coalesce((select min(version) from content_draft where name = ?), 0) order by number`,
        ...[draft, draft],
      )
      return rows.map(row => ({ ...row, at: new Date(row.at) }))
    },
  }
}
