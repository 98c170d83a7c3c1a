import type { ClaimType } from '../../../schema/generated/gateway-types.ts'
import type { Database, SqlValue } from '../../store/database.ts'

/** A stored claim with the names of its providers. */
export interface ClaimRow {
  readonly id: string
  readonly claimType: ClaimType
  readonly claimStatusCode: string
  readonly paidDate: string | null
  readonly providerId: string
  readonly providerName: string
  readonly payeeProviderId: string | null
  readonly payeeProviderName: string | null
  readonly serviceDateFrom: string
}

/** The claims that meet a condition on `claim`; what follows the condition may order and limit them. */
export function claimRows(database: Database, condition: string, ...values: SqlValue[]): ClaimRow[] {
  return database.all<ClaimRow>(
    `select claim.*, provider.providerName, payee.providerName as payeeProviderName
     from claim join provider on provider.providerId = claim.providerId
     left join provider as payee on payee.providerId = claim.payeeProviderId
     where ${condition}`,
    ...values,
  )
}
