import type { Answers } from './fake-query.ts'

export const card = (category: string, more: object = {}) => ({
  ...{
    category,
    memberName: 'Robin Sample',
    memberSuffix: 0,
    subscriberId: 'ABC123456',
    subscriberName: 'Robin Sample',
  },
  ...{ relationshipDescription: 'Subscriber', groupId: '10000001', groupName: 'Cascade Paper Works' },
  ...{ planName: `${category} plan`, network: 'Wide network', effectiveDate: '2024-01-01', payerName: 'Test insurer' },
  ...{ payerId: '93000', rxBin: null, rxPcn: null, rxGroup: null, website: 'https://members.test.example' },
  claimsAddress: 'PO Box 1, Springfield, OR 97000',
  pdfPath: `/files/id-card.pdf?category=${category.toLowerCase()}&suffix=0`,
  copays: [
    { label: 'Office visit', amount: '25.00', percent: null, note: null },
    { label: 'Hospital', amount: null, percent: 20, note: 'After deductible.' },
  ],
  deductibles: [{ label: 'Deductible', coverage: 'FAMILY', tier: 'OUT_OF_NETWORK', amount: '1500.00' }],
  phones: [{ label: 'Member services', phoneNumber: '503-555-0100' }],
  dependents: [{ memberSuffix: 1, memberName: 'Kim Sample' }],
  ...more,
})
const rx = { rxBin: '610455', rxPcn: 'ADV', rxGroup: 'RX10000001' }
const cards = [card('MEDICAL', rx), card('DENTAL')]
/** The subscriber with two cards, and a dependent with one. */
export const family = [
  { memberSuffix: 0, memberName: 'Robin Sample', cards },
  {
    ...{ memberSuffix: 1, memberName: 'Kim Sample' },
    cards: [
      card('DENTAL', { memberName: 'Kim Sample', memberSuffix: 1, relationshipDescription: 'Spouse', dependents: [] }),
    ],
  },
]
export const kinds = (idCardCategories: string[]) => ({ data: { viewer: { idCardCategories } } })
export const answers: Answers = {
  IdCardScreen: ({ category, isFullScreen }) => ({
    data: {
      viewer: isFullScreen
        ? { familyIdCards: family }
        : { offeredIdCards: cards.filter(each => !category || each.category === category) },
    },
  }),
  IdCardEmailScreen: () => ({
    data: { viewer: { idCardCategories: ['MEDICAL', 'DENTAL'], preferences: { emailAddress: 'robin@mail.example' } } },
  }),
  IdCardRequestScreen: () => kinds(['MEDICAL', 'DENTAL']),
  EmailIdCard: () => ({ data: { emailIdCard: { message: 'Your ID card was sent.', userErrors: [] } } }),
  RequestIdCard: () => ({
    data: { requestIdCard: { message: 'Your dental ID card will be mailed.', userErrors: [] } },
  }),
}
