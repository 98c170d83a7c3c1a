import type { Database } from '../../store/database.ts'

/** A claim on an EOB with its patient and the sums of its lines, in cents. */
export interface EobClaimRow {
  readonly id: string
  readonly suffix: number
  readonly firstName: string
  readonly middleInitial: string | null
  readonly lastName: string
  readonly providerName: string
  readonly serviceDateFrom: string
  readonly charge: number
  readonly paid: number
  readonly responsibility: number
}

/** The claims that an EOB explains, by service date; what the patient owes is worked out as in the claims themselves. */
export function eobClaims(database: Database, documentId: string): EobClaimRow[] {
  return database.all<EobClaimRow>(
    `select claim.id, suffix, firstName, middleInitial, lastName, providerName, serviceDateFrom, sum(charge) as charge,
       sum(paid) as paid, sum(deductible + coinsurance + copay + nonCovered) as responsibility
     from claim join member using (memberKey) join provider using (providerId)
     join claimLine on claimLine.claimId = claim.id
     where eobDocumentId = ? group by claim.id order by serviceDateFrom, claim.id`,
    documentId,
  )
}
