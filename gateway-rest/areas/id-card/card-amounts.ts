import type { IdCardAmount, IdCardLimit } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { Database } from '../../store/database.ts'

interface AmountRow {
  readonly label: string
  /** Cents when `isCopay` is 1, else hundredths of a percent. */
  readonly copay: number
  readonly isCopay: number
  readonly note: string | null
}

/** In-network costs of the plan's headline services. */
export function cardCopays(database: Database, classPlanId: string): IdCardAmount[] {
  const rows = database.all<AmountRow>(
    `select service.name as label, tier.copay, tier.isCopay, tier.note
     from classPlan, json_each(classPlan.headlineIds) as headline
     join planService as service on service.classPlanId = classPlan.classPlanId and service.serviceId = headline.value
     join planServiceTier as tier on tier.classPlanId = classPlan.classPlanId and tier.serviceId = service.serviceId
     where classPlan.classPlanId = ? and tier.position = 0 order by headline.key`,
    classPlanId,
  )
  return rows.map(({ label, copay, isCopay, note }) => ({
    label,
    amount: isCopay === 1 ? formatCents(copay) : null,
    percent: isCopay === 1 ? null : copay / 100,
    note,
  }))
}

/** The yearly limits of a plan; a negative amount means no limit. */
export function cardLimits(database: Database, classPlanId: string): IdCardLimit[] {
  const rows = database.all<Omit<IdCardLimit, 'amount'> & { total: number }>(
    `select coalesce(header, limitType) as label, coverageType as coverage, networkTier as tier, total
     from planLimit where classPlanId = ? and total >= 0 order by position`,
    classPlanId,
  )
  return rows.map(({ total, ...limit }) => ({ ...limit, amount: formatCents(total) }))
}
