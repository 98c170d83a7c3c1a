/** A claim of a list as GraphQL answers it. */
export const listedClaim = {
  number: 'M2026-0001',
  category: 'MEDICAL',
  type: 'MEDICAL',
  statusDescription: 'Paid',
  status: 'PAID',
  amountOwed: '1234.50',
  paidDate: '2026-10-28',
  patientSuffix: 0,
  patientName: { firstName: 'Robin', lastName: 'Example' },
  provider: { name: 'Hill Street Family Care' },
  serviceDate: '2026-10-03',
  totals: { charged: '1300.00' },
}

/** A part of a list as GraphQL answers it. */
export const partOf = (nodes: readonly object[], totalCount = nodes.length) => ({
  ...{ nodes, totalCount, startDate: '2024-11-21', endDate: '2026-11-21' },
})

/** A part of the list of claims, which nobody of the family is missing in. */
export const listOf = (nodes: readonly object[], totalCount?: number) => ({
  ...partOf(nodes, totalCount),
  missing: [] as object[],
})

export const robin = { suffix: 0, firstName: 'Robin', lastName: 'Example' }
export const sam = { suffix: 1, firstName: 'Sam', lastName: 'Example' }

/** What the list of claims is answered, the family's part changed by what is given. */
export const claimsViewer = (changes: object = {}, member: object = { suffix: 0 }) => ({
  data: {
    viewer: {
      member,
      family: {
        claimTypes: ['MEDICAL', 'DENTAL'],
        members: [robin, sam],
        claims: listOf([listedClaim]),
        claimChoices: {
          providers: [
            { number: '7', name: 'Bay City Imaging' },
            { number: '8', name: 'Hill Street Family Care' },
          ],
          statuses: [{ id: '02', label: 'Paid' }],
        },
        ...changes,
      },
    },
  },
})

/** A line of a claim as GraphQL answers it. */
export const line = (number: number, changes: object = {}) => ({
  number,
  status: 'Paid',
  procedureCode: `9921${number}`,
  procedureDescription: `Service ${number}`,
  charged: '650.00',
  planPaid: '32.75',
  owed: '617.25',
  coinsurance: '11.01',
  copay: '12.02',
  deductible: '13.03',
  disallowed: '14.04',
  notCovered: '15.05',
  isDisallowed: false,
  ...changes,
})

/** One claim as GraphQL answers it. */
export const wholeClaim = {
  ...listedClaim,
  payee: { name: 'Hill Street Billing' },
  paidToPayee: '65.50',
  hasExplanation: true,
  denialReason: null,
  totals: { charged: '1300.00', planPaid: '65.50' },
  lines: [line(1), line(2, { isDisallowed: true })],
}
