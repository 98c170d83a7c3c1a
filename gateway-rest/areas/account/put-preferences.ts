import type { Handler } from '../../http/call.ts'
import { preferencesOf } from './preferences-of.ts'

/** `PUT account/preferences` (CALL-21): stores what the body names and leaves the rest as it is. */
export const putPreferences: Handler<'putPreferences'> = ({ body, viewer, database }) => {
  // The contract closes the body, so its keys can only be names of columns; sorted, they make few statements to keep.
  const entries = Object.entries(body).sort(([one], [other]) => one.localeCompare(other))
  const columns = entries.map(([column]) => column)
  database.run(
    `insert into preference (memberKey, ${columns.join(', ')}) values (?, ${columns.map(() => '?').join(', ')})
     on conflict (memberKey) do update set ${columns.map(column => `${column} = excluded.${column}`).join(', ')}`,
    viewer.memberKey,
    ...entries.map(([, value]) => value),
  )
  return preferencesOf(database, viewer.memberKey)
}
