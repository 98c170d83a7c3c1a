import type * as rest from '../../schema/generated/gateway-types.ts'
import type { RestClient } from '../context/rest-client.ts'
import type {
  ExplainedClaim,
  ExplanationResolvers,
  PersonName,
  ResolversParentTypes,
} from '../generated/resolver-types.ts'
import { findEobByClaim, readEob } from './rest.ts'

/** An explanation of benefits; its record is there when the answer of a list had it. */
export type FoundExplanation = ResolversParentTypes['Explanation']

/** What an explanation says, read when it is asked for and not there (ENT-33). */
export const explanationFields: Omit<ExplanationResolvers, 'number'> = {
  id: ({ number }, _args, { nodeIds }) => nodeIds.idOf('Explanation', number),
  pdfPath: of(({ pdfDocumentId }) =>
    pdfDocumentId === null ? null : `/files/eobs/${encodeURIComponent(pdfDocumentId)}.pdf`,
  ),
  date: of(({ date }) => date),
  typeDescription: of(({ typeOfClaims }) => typeOfClaims),
  people: of(peopleOf),
  claims: of(({ claims }) => claims.map(toExplainedClaim)),
}

/** A field that is worked out from the record. */
function of<Value>(compute: (record: rest.Eob) => Value) {
  return (
    { number, record }: FoundExplanation,
    _args: object,
    { rest }: { rest: RestClient },
  ): Value | Promise<Value> => (record ? compute(record) : readEob(rest, number).then(compute))
}

/** Whichever way the gateway names them: the members, or the subscriber when it is about nobody else (EOB-07, EOB-11). */
function peopleOf({ members, subscriber }: rest.Eob): PersonName[] {
  const named = members?.length ? members : [subscriber].filter(person => person !== null)
  return named.map(toName)
}

const toName = ({ firstName, middleInitial, lastName }: PersonName): PersonName => ({
  ...{ firstName, middleInitial, lastName },
})

/** A claim of an explanation; what the patient owes is no amount while it is in process, status code 01 (MEMBER-10). */
function toExplainedClaim(claim: rest.EobClaim): ExplainedClaim {
  return {
    number: claim.id,
    patientName: toName(claim),
    providerName: claim.providerName,
    charged: claim.chargeAmount,
    amountOwed: claim.claimStatusCode === '01' ? null : claim.patientResponsibility,
  }
}

/** The explanation of a claim, null while there is none (CALL-41, OPEN-46). */
export async function explanationOfClaim(rest: RestClient, claimNumber: string): Promise<FoundExplanation | null> {
  const { documentId } = await findEobByClaim(rest, claimNumber)
  return documentId === null ? null : { number: documentId }
}
