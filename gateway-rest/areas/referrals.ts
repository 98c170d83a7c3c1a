import type { Provider, Referral, ReferralMember, ReferralStatusCode } from '../../schema/generated/gateway-types.ts'
import type { Handler } from '../http/call.ts'
import { pageOf } from '../http/page-of.ts'
import { membersAsked, visibleMembers } from '../security/family-access.ts'
import type { SqlValue } from '../store/database.ts'
import type { Say } from '../words/say.ts'

/** `GET referrals/hasReferrals` (CALL-47): whether any member whom the viewer may see has a referral. */
export const getHasReferrals: Handler<'getHasReferrals'> = ({ viewer, database }) => ({
  hasReferrals: visibleMembers(database, viewer).some(
    member => database.get('select 1 from referral where memberKey = ? limit 1', member.memberKey) !== undefined,
  ),
})

/** `GET referrals` (CALL-45, ENT-34): a page of referrals, latest first, filtered by member, status, provider and expiration. */
export const listReferrals: Handler<'listReferrals'> = ({ params, viewer, database, clock, say }) => {
  const members = membersAsked(database, viewer, params.memberKey).map(({ memberKey }) => memberKey)
  const conditions = ['referral.memberKey in (select value from json_each(?))']
  const values: SqlValue[] = [JSON.stringify(members)]
  if (params.statusCode !== undefined) {
    conditions.push('statusCode = ?')
    values.push(params.statusCode)
  }
  if (params.providerId !== undefined) {
    conditions.push('? in (referringProviderId, referredToProviderId)')
    values.push(params.providerId)
  }
  if (params.excludeExpired === true) {
    conditions.push('expirationDate >= ?')
    values.push(clock.today())
  }
  const where = conditions.join(' and ')
  const total =
    database.get<{ count: number }>(`select count(*) as count from referral where ${where}`, ...values)?.count ?? 0
  const rows = database.all<ReferralRow>(
    `select ${COLUMNS} from ${TABLES} where ${where} order by effectiveDate desc, id limit ? offset ?`,
    ...values,
    params.size,
    params.page * params.size,
  )
  return pageOf(
    rows.map(row => referralOf(row, say)),
    { number: params.page, size: params.size, totalElements: total },
  )
}

const OF_MEMBERS = 'memberKey in (select value from json_each(?))'

/** `GET referrals/metadata` (CALL-46): the members, statuses and providers to filter referrals by. */
export const getReferralMetadata: Handler<'getReferralMetadata'> = ({ params, viewer, database, say }) => {
  const keysOf = (memberKey?: string) =>
    JSON.stringify(membersAsked(database, viewer, memberKey).map(member => member.memberKey))
  const asked = keysOf(params.memberKey)
  const statuses = database.all<{ statusCode: ReferralStatusCode }>(
    `select distinct statusCode from referral where ${OF_MEMBERS} order by statusCode`,
    asked,
  )
  return {
    members: database.all<ReferralMember>(
      `select memberKey, suffix, firstName || ' ' || lastName as memberName from member
       where ${OF_MEMBERS} and exists (select 1 from referral where referral.memberKey = member.memberKey) order by suffix`,
      keysOf(),
    ),
    statuses: statuses.map(({ statusCode }) => ({ statusCode, statusDescription: say(referralStatus[statusCode]) })),
    providers: database.all<Provider>(
      `select providerId, providerName from provider where providerId in (
         select referringProviderId from referral where ${OF_MEMBERS}
         union select referredToProviderId from referral where ${OF_MEMBERS}
       ) order by providerName, providerId`,
      asked,
      asked,
    ),
  }
}

// Only approved referrals have visits, and denied claims are none. Served by the index on member, type and date.
const COLUMNS = `referral.*, firstName, lastName,
  referring.providerName as referringProviderName, referredTo.providerName as referredToProviderName,
  (select count(*) from claim where statusCode = 'AP' and claim.memberKey = referral.memberKey and claimType = 'M'
    and serviceDateFrom between referral.effectiveDate and referral.expirationDate
    and providerId = referredToProviderId and claimStatusCode <> '03') as visitsUsed`

const TABLES = `referral join member using (memberKey)
  join provider as referring on referring.providerId = referringProviderId
  join provider as referredTo on referredTo.providerId = referredToProviderId`

/** A referral as the query returns it. */
interface ReferralRow {
  readonly id: string
  readonly memberKey: string
  readonly firstName: string
  readonly lastName: string
  readonly referringProviderId: string
  readonly referringProviderName: string
  readonly referredToProviderId: string
  readonly referredToProviderName: string
  readonly statusCode: ReferralStatusCode
  readonly effectiveDate: string
  readonly expirationDate: string
  readonly visitsAllowed: number
  readonly visitsUsed: number
}

/** A referral as the contract has it (OPEN-42). */
function referralOf(row: ReferralRow, say: Say): Referral {
  return {
    id: row.id,
    memberKey: row.memberKey,
    memberName: `${row.firstName} ${row.lastName}`,
    referringProvider: { providerId: row.referringProviderId, providerName: row.referringProviderName },
    referredToProvider: { providerId: row.referredToProviderId, providerName: row.referredToProviderName },
    statusCode: row.statusCode,
    statusDescription: say(referralStatus[row.statusCode]),
    effectiveDate: row.effectiveDate,
    expirationDate: row.expirationDate,
    visitsAllowed: row.visitsAllowed,
    visitsUsed: row.visitsUsed,
  }
}

/** Referral statuses in words. */
const referralStatus = {
  AP: 'Approved',
  PN: 'Pending',
  DN: 'Denied',
  CN: 'Cancelled',
} as const satisfies Record<ReferralStatusCode, string>
