import type { Database } from './database.ts'

export interface GroupRow {
  readonly groupId: string
  readonly groupName: string
  readonly parentGroupId: string
  readonly parentGroupName: string
  readonly is360: number
  readonly local598: number
  readonly groupEffectiveDate: string
  readonly groupTerminationDate: string
  readonly planEffectiveDate: string
  readonly planTerminationDate: string
}

/** The groups of a family with the time it has them, latest start first. */
export function groupsOf(database: Database, subscriberKey: string): GroupRow[] {
  return database.all<GroupRow>(
    `select * from enrollment join planGroup using (groupId) where subscriberKey = ?
     order by planEffectiveDate desc, position`,
    subscriberKey,
  )
}

/** The group that a new token of a member is tied to: the first of the family's groups, or null without any. */
export function defaultGroup(database: Database, memberKey: string): string | null {
  const row = database.get<{ groupId: string }>(
    `select groupId from enrollment join member using (subscriberKey) where memberKey = ? order by position limit 1`,
    memberKey,
  )
  return row?.groupId ?? null
}
