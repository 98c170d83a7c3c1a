import type { Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'

/** Whom an EOB is sent to. */
export interface EobAddressee {
  readonly firstName: string
  readonly middleInitial: string | null
  readonly lastName: string
  readonly subscriberId: string
  readonly groupName: string | null
  readonly addressLine1: string
  readonly addressLine2: string | null
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** The subscriber of the viewer's family with address and the group of the token. */
export function eobAddressee(database: Database, { subscriberKey, groupId }: Viewer): EobAddressee {
  const row = database.get<EobAddressee>(
    `select firstName, middleInitial, lastName, subscriberId, addressLine1, addressLine2, city, state, zipCode,
       (select groupName from planGroup where groupId = ?) as groupName
     from family join member using (subscriberKey) where subscriberKey = ? and suffix = 0`,
    groupId,
    subscriberKey,
  )
  if (row === undefined) throw new Error('A family without a subscriber')
  return row
}
