/** A claim of a list as GraphQL answers it. */
export const listedClaim = {
  id: 'M2026-0001',
  claimTypeSlug: 'medical',
  claimTypeDescription: 'Medical',
  claimStatus: 'Paid',
  statusDisplay: 'PAID',
  amountOwed: '1234.50',
  paidDate: '2026-10-28',
  memberSuffix: 0,
  patientFirstName: 'Robin',
  patientLastName: 'Example',
  provider: { providerName: 'Hill Street Family Care' },
  serviceDate: '2026-10-03',
  totals: { chargeAmountTotal: '1300.00' },
}

/** A page of a list, counted from 0. */
export const pageOf = (content: readonly object[], totalElements = content.length, number = 0) => ({
  content,
  number,
  numberOfElements: content.length,
  size: 10,
  totalElements,
  totalPages: Math.ceil(totalElements / 10),
  first: number === 0,
  last: (number + 1) * 10 >= totalElements,
  empty: content.length === 0,
  missing: [],
  filter: { startDate: '2024-11-21', endDate: '2026-11-21' },
})

export const robin = { suffix: 0, firstName: 'Robin', lastName: 'Example' }
export const sam = { suffix: 1, firstName: 'Sam', lastName: 'Example' }

/** What the list of claims is answered, changed by what is given. */
export const claimsViewer = (changes: object = {}) => ({
  data: {
    viewer: {
      claimTypes: ['MEDICAL', 'DENTAL'],
      member: { suffix: 0 },
      family: { members: [robin, sam] },
      claims: pageOf([listedClaim]),
      claimFilters: {
        providers: [
          { providerId: '7', providerName: 'Bay City Imaging' },
          { providerId: '8', providerName: 'Hill Street Family Care' },
        ],
        statuses: [{ claimStatusCode: '02', claimStatus: 'Paid' }],
      },
      ...changes,
    },
  },
})

/** A line of a claim as GraphQL answers it. */
export const line = (sequenceNumber: number, changes: object = {}) => ({
  sequenceNumber,
  status: 'Paid',
  procedureCode: `9921${sequenceNumber}`,
  procedureDescription: `Service ${sequenceNumber}`,
  chargeAmount: '650.00',
  paidAmount: '32.75',
  combinedMemberResponsibilityAmount: '617.25',
  coinsuranceAmount: '11.01',
  copayAmount: '12.02',
  deductibleAmount: '13.03',
  disallowAmount: '14.04',
  nonCoveredCharges: '15.05',
  lineDisallowed: false,
  ...changes,
})

/** One claim as GraphQL answers it. */
export const wholeClaim = {
  ...listedClaim,
  payeeProvider: { providerName: 'Hill Street Billing' },
  checkPayeeAmount: '65.50',
  hasEobButton: true,
  denialReason: null,
  totals: { chargeAmountTotal: '1300.00', paidAmountTotal: '65.50' },
  lines: [line(1), line(2, { lineDisallowed: true })],
}
