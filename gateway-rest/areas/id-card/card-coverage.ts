import type { Category } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import { CATEGORIES, type CoverageRow, coverageOf, planStatus } from '../../store/coverage.ts'
import type { Database } from '../../store/database.ts'

/** What a member is covered by on a day (yyyy-mm-dd), by category in the order of display: each has a card. */
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
 * The coverage that cards are asked for: of one category, or all of it.
 * @throws GatewayError 403 for a member without any today, as when it has ended; 404 for a category that is not active.
 */
export function coverageAsked(all: readonly CoverageRow[], category: Category | undefined): readonly CoverageRow[] {
  if (all.length === 0) throw new GatewayError('FORBIDDEN', 'There is no ID card without active coverage.')
  const asked = all.filter(row => category === undefined || row.category === category)
  if (asked.length > 0) return asked
  throw new GatewayError('NOT_FOUND', 'There is no such ID card.', { field: 'category' })
}
