import type { AccountStatusCode, PersonDetails } from '../../schema/generated/gateway-types.ts'
import type { Database } from './database.ts'

export interface MemberRow {
  readonly memberKey: string
  readonly subscriberKey: string
  readonly suffix: number
  readonly firstName: string
  readonly middleInitial: string | null
  readonly lastName: string
  readonly relationship: 'SUB' | 'SPS' | 'CHD'
  readonly dateOfBirth: string
  readonly sex: 'F' | 'M' | 'X'
  readonly hasOutOfAreaPlan: number
  readonly hasOtherMedical: number
  readonly hasOtherDental: number
  /** A JSON array of names. */
  readonly networkNames: string
}

/** A person of a brand, with their sign-in if there is one. */
interface PersonRow {
  readonly memberKey: string
  readonly username: string | null
  readonly status: AccountStatusCode | null
  readonly emailAddress: string | null
}

/** The person whom all details match, ignoring case. */
export function findPerson(database: Database, details: PersonDetails): PersonRow | undefined {
  const { subscriberId, firstName, lastName, dateOfBirth, domainId } = details
  return database.get<PersonRow>(
    `select member.memberKey, username, status, emailAddress
     from family join member using (subscriberKey)
       left join signIn on signIn.memberKey = member.memberKey
       left join preference on preference.memberKey = member.memberKey
     where subscriberId = ? collate nocase and family.domainId = ? and dateOfBirth = ?
       and firstName = ? collate nocase and lastName = ? collate nocase`,
    subscriberId,
    domainId,
    dateOfBirth,
    firstName.trim(),
    lastName.trim(),
  )
}
