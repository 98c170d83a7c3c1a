import type { ClaimType, Eob, EobPerson } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Call, Handler } from '../../http/call.ts'
import { requireSubscriber } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'

/** `GET eobs/eob-detail` (CALL-43): one EOB, for the subscriber only. */
export const getEob: Handler<'getEob'> = ({ params, viewer, database, say }) => {
  requireSubscriber(viewer)
  return eobOf({ database, say }, familyEob(database, viewer, 'documentId', params.documentId, 'documentId'))
}

/** A stored EOB. */
export interface EobRow {
  readonly documentId: string
  readonly pdfDocumentId: string
  readonly subscriberKey: string
  readonly claimType: ClaimType
  readonly date: string
}

/**
 * The EOB of the viewer's family with a document id of either kind (PERM-26).
 * @throws GatewayError 404 for any other EOB, whether or not it exists.
 */
export function familyEob(
  database: Database,
  viewer: Viewer,
  kind: 'documentId' | 'pdfDocumentId',
  id: string,
  field: string,
): EobRow {
  const row = database.get<EobRow>(
    `select * from eob where ${kind} = ? and subscriberKey = ?`,
    id,
    viewer.subscriberKey,
  )
  if (row === undefined) throw new GatewayError('NOT_FOUND', 'There is no such EOB in this family.', { field })
  return row
}

/** An EOB with its claims (ENT-33): `subscriber` when all claims are the subscriber's, else `members`. */
export function eobOf(
  { database, say }: Pick<Call<'getEob'>, 'database' | 'say'>,
  { documentId, pdfDocumentId, date, claimType }: EobRow,
): Eob {
  const claims = eobClaims(database, documentId)
  const people = new Map(claims.map(claim => [claim.suffix, personOf(claim)]))
  const subscriber = people.size === 1 ? people.get(0) : undefined
  const members = [...people].sort(([one], [other]) => one - other).map(([, person]) => person)
  return {
    documentId,
    pdfDocumentId,
    date,
    typeOfClaims: say(typeOfClaims(claimType)),
    members: subscriber === undefined ? members : null,
    subscriber: subscriber ?? null,
    claims: claims.map(claim => ({
      id: claim.id,
      ...personOf(claim),
      providerName: claim.providerName,
      chargeAmount: formatCents(claim.charge),
      patientResponsibility: formatCents(claim.responsibility),
      claimStatusCode: claim.claimStatusCode,
    })),
  }
}

function personOf({ firstName, middleInitial, lastName }: EobClaimRow): EobPerson {
  return { firstName, middleInitial, lastName }
}

/** A claim on an EOB with its patient and the sums of its lines, in cents. */
export interface EobClaimRow {
  readonly id: string
  readonly suffix: number
  readonly firstName: string
  readonly middleInitial: string | null
  readonly lastName: string
  readonly providerName: string
  readonly serviceDateFrom: string
  readonly claimStatusCode: string
  /** Why it was denied; null of any other. */
  readonly denialReason: string | null
  readonly charge: number
  readonly paid: number
  readonly responsibility: number
}

/** The claims that an EOB explains, by service date; what the patient owes is computed as in the claims themselves. */
export function eobClaims(database: Database, documentId: string): EobClaimRow[] {
  return database.all<EobClaimRow>(
    `select claim.id, suffix, firstName, middleInitial, lastName, providerName, serviceDateFrom, claimStatusCode,
       denialReason,
       sum(charge) as charge,
       sum(paid) as paid, sum(deductible + coinsurance + copay + nonCovered) as responsibility
     from claim join member using (memberKey) join provider using (providerId)
     join claimLine on claimLine.claimId = claim.id
     where eobDocumentId = ? group by claim.id order by serviceDateFrom, claim.id`,
    documentId,
  )
}

const WORDS = { M: 'Medical', D: 'Dental', V: 'Vision', U: 'Unknown' } as const satisfies Record<ClaimType, string>

/** A claim type in words. */
export function typeOfClaims(claimType: ClaimType) {
  return WORDS[claimType]
}
