import type { Category } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import { CATEGORIES, type CoverageRow, coverageOf, planStatus } from '../../store/coverage.ts'
import type { Database } from '../../store/database.ts'

/** A member's active coverage on a date (yyyy-mm-dd), in display order of the categories. Each has a card. */
export function cardCoverage(
  database: Database,
  memberKey: string,
  groupId: string | null,
  today: string,
): CoverageRow[] {
  const active = coverageOf(database, memberKey, groupId).filter(
    row => row.eligible === 1 && planStatus(row, today) === 'ACTIVE',
  )
  return CATEGORIES.flatMap(category => active.find(row => row.category === category) ?? [])
}

/**
 * The coverage whose cards are asked for: one category, or all.
 * @throws GatewayError 403 for a member without active coverage; 404 for a category that is not active.
 */
export function coverageAsked(all: readonly CoverageRow[], category: Category | undefined): readonly CoverageRow[] {
  if (all.length === 0) throw new GatewayError('FORBIDDEN', 'There is no ID card without active coverage.')
  const asked = all.filter(row => category === undefined || row.category === category)
  if (asked.length > 0) return asked
  throw new GatewayError('NOT_FOUND', 'There is no such ID card.', { field: 'category' })
}
