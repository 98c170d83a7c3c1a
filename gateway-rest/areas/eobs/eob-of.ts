import type { Eob, EobPerson } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { Database } from '../../store/database.ts'
import { type EobClaimRow, eobClaims } from './eob-claims.ts'
import type { EobRow } from './eob-row.ts'
import { typeOfClaims } from './type-of-claims.ts'

/** An EOB with its claims (ENT-33): about the subscriber alone, or about the members whose claims it names. */
export function eobOf(database: Database, { documentId, pdfDocumentId, date, claimType }: EobRow): Eob {
  const claims = eobClaims(database, documentId)
  const people = new Map(claims.map(claim => [claim.suffix, personOf(claim)]))
  const subscriber = people.size === 1 ? people.get(0) : undefined
  const members = [...people].sort(([one], [other]) => one - other).map(([, person]) => person)
  return {
    documentId,
    pdfDocumentId,
    date,
    typeOfClaims: typeOfClaims(claimType),
    members: subscriber === undefined ? members : null,
    subscriber: subscriber ?? null,
    claims: claims.map(claim => ({
      id: claim.id,
      ...personOf(claim),
      providerName: claim.providerName,
      chargeAmount: formatCents(claim.charge),
      patientResponsibility: formatCents(claim.responsibility),
    })),
  }
}

function personOf({ firstName, middleInitial, lastName }: EobClaimRow): EobPerson {
  return { firstName, middleInitial, lastName }
}
