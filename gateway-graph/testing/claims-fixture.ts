import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Replies } from './replies.ts'

/** A line that gives its number only; a test puts in what it is about. */
export function claimLine(sequenceNumber: number, changes: Partial<rest.ClaimLine> = {}): rest.ClaimLine {
  return {
    claimDetailPK: { sequenceNumber },
    ...{ status: 'Paid', procedureCode: '99213', procedureDescription: 'Office visit', lineDisallowed: false },
    ...{ chargeAmount: '200.00', paidAmount: '150.00', combinedMemberResponsibilityAmount: '50.00' },
    ...{ coinsuranceAmount: '25.00', copayAmount: '25.00', deductibleAmount: '0.00' },
    ...{ disallowAmount: '0.00', nonCoveredCharges: '0.00' },
    ...changes,
  }
}

const robin: rest.EobPerson = { firstName: 'Robin', middleInitial: 'J', lastName: 'Sample' }
const kim: rest.EobPerson = { firstName: 'Kim', middleInitial: null, lastName: 'Sample' }

/** An EOB about the subscriber alone. */
const eob: rest.Eob = {
  ...{ documentId: 'D1', pdfDocumentId: 'P1', date: '2026-05-21', typeOfClaims: 'Medical' },
  ...{ members: null, subscriber: robin },
  claims: [{ id: 'C1', ...robin, providerName: 'Dr. Good', chargeAmount: '200.00', patientResponsibility: '50.00' }],
}

/** An EOB about two members, whose PDF is not there yet. */
const familyEob: rest.Eob = {
  ...eob,
  ...{ documentId: 'D2', pdfDocumentId: null, members: [robin, kim], subscriber: null },
}

const eobPage: rest.EobPage = {
  ...{ content: [eob, familyEob], first: true, last: false, empty: false, number: 0, numberOfElements: 2 },
  ...{ size: 2, totalElements: 5, totalPages: 3 },
}

/** What the double answers about single claims and EOBs unless a test says otherwise. */
export const eobAnswers: Replies = {
  'GET claims/metadata': {
    json: {
      providers: [{ providerId: 'PR1', providerName: 'Dr. Good' }],
      statuses: [{ claimStatusCode: '02', claimStatusDescription: 'Paid' }],
    } satisfies rest.ClaimsMetadata,
  },
  'GET v2/eobs': ({ query }) => ({
    json: query.claimId === undefined ? eobPage : ({ documentId: 'D1' } satisfies rest.EobReference),
  }),
  'GET eobs/metadata': {
    json: {
      members: [{ memberKey: 'M0', ...robin }],
      providers: [{ providerId: 'PR1', providerName: 'Dr. Good' }],
    } satisfies rest.EobsMetadata,
  },
  'GET eobs/eob-detail': { json: eob },
}
