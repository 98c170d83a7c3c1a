import type { Database } from '../../store/database.ts'

/** A line of a claim on an EOB; amounts in cents. */
export interface EobLineRow {
  readonly claimId: string
  readonly procedureCode: string
  readonly procedureDescription: string
  readonly charge: number
  readonly disallow: number
  readonly paid: number
  readonly deductible: number
  readonly copay: number
  readonly coinsurance: number
  readonly nonCovered: number
}

/** The lines of a claim in sequence. */
export function eobLines(database: Database, claimId: string): EobLineRow[] {
  return database.all<EobLineRow>('select * from claimLine where claimId = ? order by sequenceNumber', claimId)
}
