import { GatewayError } from '../gateway-error.ts'
import type { Database } from './database.ts'

/** What a family's plan offers besides coverage; flags are 0 or 1. */
interface PlanExtrasRow {
  readonly hasEbill: number
  readonly ebillRegistered: number
  readonly showEbillAlert: number
  readonly preventiveDueDate: string | null
  readonly medicareMaterials: number
  readonly outlineOfCoverageUrl: string | null
  /** A `PlanManagement` as JSON, or null when there is nothing to renew or cancel. */
  readonly planManagement: string | null
}

/** What a family's plan offers besides coverage. */
export function planExtras(database: Database, subscriberKey: string): PlanExtrasRow {
  const row = database.get<PlanExtrasRow>(
    `select hasEbill, ebillRegistered, showEbillAlert, preventiveDueDate, medicareMaterials, outlineOfCoverageUrl, planManagement
     from family where subscriberKey = ?`,
    subscriberKey,
  )
  if (row === undefined) throw new GatewayError('NOT_FOUND', 'There is no such family.')
  return row
}
