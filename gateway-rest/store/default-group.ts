import type { Database } from './database.ts'

/** The group that a new token of a member is tied to: the first of the family's groups, or null without any. */
export function defaultGroup(database: Database, memberKey: string): string | null {
  const row = database.get<{ groupId: string }>(
    `select groupId from enrollment join member using (subscriberKey) where memberKey = ? order by position limit 1`,
    memberKey,
  )
  return row?.groupId ?? null
}
