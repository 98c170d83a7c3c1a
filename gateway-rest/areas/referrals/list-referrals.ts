import type { Handler } from '../../http/call.ts'
import { pageOf } from '../../http/page-of.ts'
import { membersAsked } from '../../security/family-access.ts'
import type { SqlValue } from '../../store/database.ts'
import { type ReferralRow, referralOf } from './referral-of.ts'

// Denied claims are no visits, and only an approved referral has some. The index on member, type and date finds them.
const COLUMNS = `referral.*, firstName, lastName,
  referring.providerName as referringProviderName, referredTo.providerName as referredToProviderName,
  (select count(*) from claim where statusCode = 'AP' and claim.memberKey = referral.memberKey and claimType = 'M'
    and serviceDateFrom between referral.effectiveDate and referral.expirationDate
    and providerId = referredToProviderId and claimStatusCode <> '03') as visitsUsed`

const TABLES = `referral join member using (memberKey)
  join provider as referring on referring.providerId = referringProviderId
  join provider as referredTo on referredTo.providerId = referredToProviderId`

/** `GET referrals` (CALL-45, ENT-34): a page of referrals, latest first, narrowed down by member, state, provider and time. */
export const listReferrals: Handler<'listReferrals'> = ({ params, viewer, database, clock }) => {
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
  return pageOf(rows.map(referralOf), { number: params.page, size: params.size, totalElements: total })
}
