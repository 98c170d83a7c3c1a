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

/** The groups of a family with its plan dates in them, latest start first. */
export function groupsOf(database: Database, subscriberKey: string): GroupRow[] {
  return database.all<GroupRow>(
    `select * from enrollment join planGroup using (groupId) where subscriberKey = ?
     order by planEffectiveDate desc, position`,
    subscriberKey,
  )
}

/** The group that a new token of a member is tied to: the family's first group, or null if it has none. */
export function defaultGroup(database: Database, memberKey: string): string | null {
  const row = database.get<{ groupId: string }>(
    `select groupId from enrollment join member using (subscriberKey) where memberKey = ? order by position limit 1`,
    memberKey,
  )
  return row?.groupId ?? null
}
