import type { Answers } from './fake-query.ts'

export const card = (category: string, more: object = {}) => ({
  ...{
    category,
    memberName: 'Robin Sample',
    suffix: 0,
    subscriberId: 'ABC123456',
    subscriberName: 'Robin Sample',
  },
  ...{ relationshipDescription: 'Subscriber', groupNumber: '10000001', groupName: 'Cascade Paper Works' },
  ...{ planName: `${category} plan`, network: 'Wide network', startDate: '2024-01-01', payerName: 'Test insurer' },
  ...{ payerId: '93000', rxBin: null, rxPcn: null, rxGroup: null, website: 'https://members.test.example' },
  claimsAddress: 'PO Box 1, Springfield, OR 97000',
  pdfPath: `/files/id-card.pdf?category=${category.toLowerCase()}&suffix=0`,
  copays: [
    { label: 'Office visit', amount: '25.00', percent: null, note: null },
    { label: 'Hospital', amount: null, percent: 20, note: 'After deductible.' },
  ],
  deductibles: [{ label: 'Deductible', coverageType: 'FAMILY', networkTier: 'OUT_OF_NETWORK', amount: '1500.00' }],
  phones: [{ label: 'Member services', phoneNumber: '503-555-0100' }],
  dependents: [{ suffix: 1, name: 'Kim Sample' }],
  ...more,
})
const rx = { rxBin: '610455', rxPcn: 'ADV', rxGroup: 'RX10000001' }
const cards = [card('MEDICAL', rx), card('DENTAL')]
/** A dependent with one card, and the subscriber, who asks, with two. */
export const family = [
  {
    ...{ suffix: 1, firstName: 'Kim', lastName: 'Sample' },
    idCards: [
      card('DENTAL', { memberName: 'Kim Sample', suffix: 1, relationshipDescription: 'Spouse', dependents: [] }),
    ],
  },
  { suffix: 0, firstName: 'Robin', lastName: 'Sample', idCards: cards },
]
export const kinds = (idCardCategories: string[]) => ({ data: { viewer: { member: { idCardCategories } } } })
export const answers: Answers = {
  IdCardScreen: ({ category, isFullScreen }) => ({
    data: {
      viewer: isFullScreen
        ? { member: { suffix: 0 }, family: { members: family } }
        : { member: { offeredIdCards: cards.filter(each => !category || each.category === category) } },
    },
  }),
  IdCardEmailScreen: () => ({
    data: {
      viewer: {
        member: { idCardCategories: ['MEDICAL', 'DENTAL'] },
        preferences: { emailAddress: 'robin@mail.example' },
      },
    },
  }),
  IdCardRequestScreen: () => kinds(['MEDICAL', 'DENTAL']),
  EmailIdCard: () => ({ data: { emailIdCard: { message: 'Your ID card was sent.', userErrors: [] } } }),
  RequestIdCard: () => ({
    data: { requestIdCard: { message: 'Your dental ID card will be mailed.', userErrors: [] } },
  }),
}
