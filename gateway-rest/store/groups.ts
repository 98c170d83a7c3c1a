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
