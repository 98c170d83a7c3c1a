import { randomUUID } from 'node:crypto'
import type { ContentSql } from '../../state/sql.ts'

/** How many instances serve a revision. */
interface Serving {
  readonly number: number
  readonly instances: number
}

/** An instance that has said nothing for so long serves nobody. */
const goneAfterMs = 30_000
/** How often it says so when nothing changed, and how often it is looked whether something has. */
const [everyMs, lookEveryMs] = [10_000, 500]

/** Which revisions instances say that they serve, the newest first (STUDIO-28). */
export const servedBy = (sql: ContentSql, now: Date): Promise<Serving[]> =>
  sql<Serving>(
    `select revision as number, count(*) as instances from content_instance where at > ?
     group by revision order by revision desc`,
    now.getTime() - goneAfterMs,
  ).then(rows => rows.map(({ number, instances }) => ({ number: Number(number), instances: Number(instances) })))

/**
 * Says for the others which revision this instance serves, when it changes and every ten seconds, until the returned way to stop is
 * taken. What cannot be said now is said the next time.
 */
export function tellServed(
  sql: ContentSql,
  served: () => number | undefined,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  const id = randomUUID()
  let told: { number: number; at: number } | undefined
  let telling: Promise<unknown> = Promise.resolve()
  const tell = () => {
    const [number, at] = [served(), now().getTime()]
    if (number === undefined || (told?.number === number && at - told.at < everyMs)) return
    told = { number, at }
    telling = say(number, at).catch(() => {
      told = undefined
    })
  }
  const say = async (number: number, at: number) => {
    await sql('delete from content_instance where at < ?', at - 10 * goneAfterMs)
    await sql(
      `insert into content_instance (id, revision, at) values (?, ?, ?)
       on conflict (id) do update set revision = excluded.revision, at = excluded.at`,
      ...[id, number, at],
    )
  }
  const timer = setInterval(tell, lookEveryMs).unref()
  return async () => {
    clearInterval(timer)
    await telling
    await sql('delete from content_instance where id = ?', id).catch(() => {})
  }
}
