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
  const { subscriberId, dateOfBirth, domainId } = details
  return database
    .all<PersonRow & Named>(
      `select member.memberKey, username, status, emailAddress, firstName, lastName
       from family join member using (subscriberKey)
         left join signIn on signIn.memberKey = member.memberKey
         left join preference on preference.memberKey = member.memberKey
       where subscriberId = ? collate nocase and family.domainId = ? and dateOfBirth = ?`,
      subscriberId,
      domainId,
      dateOfBirth,
    )
    .find(person => hasSameName(person, details))
}

export interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** Whether two names are the same however they are written: in any case, also of letters that SQLite knows no case of, as of "JOSÉ". */
export function hasSameName(one: Named, other: Named): boolean {
  const written = (name: string) => name.trim().normalize().toUpperCase()
  return written(one.firstName) === written(other.firstName) && written(one.lastName) === written(other.lastName)
}
