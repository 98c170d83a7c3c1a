import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Replies } from './replies.ts'

const location: rest.PcpLocation = {
  ...{ name: 'Good clinic', addressLine1: '2 Main Street', city: 'Springfield', state: 'OR', zipCode: '97000' },
  phoneNumber: '503-555-0102',
}

export const provider: rest.PcpProvider = {
  ...{ providerId: 'PR1', providerName: 'Dr. Good', providerGroupName: 'Good clinic', title: 'MD', distance: null },
  ...{ acceptingNewPatients: true, specialty: 'Family medicine', languages: ['English'], locations: [location] },
}

export const history: rest.PcpHistory = {
  ...{ providerId: 'PR1', providerName: 'Dr. Good', providerTitle: 'MD', beginDate: '2024-01-01', endDate: null },
  ...{ pcpSelected: true, pcpTerminationReason: null, locations: [location] },
}

export const referral: rest.Referral = {
  ...{ id: 'RF1', memberKey: 'M0', memberName: 'Robin Sample', statusCode: 'AP', statusDescription: 'Approved' },
  referringProvider: { providerId: 'PR1', providerName: 'Dr. Good' },
  referredToProvider: { providerId: 'PR2', providerName: 'Dr. Heart' },
  ...{ effectiveDate: '2026-05-01', expirationDate: '2026-10-28', visitsAllowed: 6, visitsUsed: 2 },
}

export const idCard: rest.IdCard = {
  ...{ category: 'medical', memberKey: 'M0', memberName: 'Robin Sample', suffix: 0, subscriberId: 'ABC123456' },
  ...{ subscriberName: 'Robin Sample', relationshipDescription: 'Subscriber', groupId: 'G1', groupName: 'First group' },
  ...{ planId: 'PLAN-medical', planName: 'Wide plan', network: 'Wide network', effectiveDate: '2020-01-01' },
  ...{ payerName: 'Test insurer', payerId: '93000', rxBin: '610455', rxPcn: 'ADV', rxGroup: 'RXG1' },
  copays: [{ label: 'Visit', amount: '25.00', percent: null, note: null }],
  deductibles: [{ label: 'Deductible', coverage: 'INDIVIDUAL', tier: 'innet', amount: '1500.00' }],
  phones: [{ label: 'Member services', phoneNumber: '503-555-0100' }],
  ...{ website: 'https://members.test.example', claimsAddress: 'PO Box 1, Springfield, OR 97000' },
  dependents: [{ suffix: 1, memberName: 'Kim Sample' }],
}

const onePage = {
  first: true,
  last: true,
  empty: false,
  number: 0,
  numberOfElements: 1,
  totalElements: 1,
  totalPages: 1,
}

/** What the double answers in the areas of care. */
export const careAnswers: Replies = {
  'GET referrals': { json: { ...onePage, size: 10, content: [referral] } satisfies rest.ReferralPage },
  'GET referrals/metadata': {
    json: {
      members: [{ memberKey: 'M0', suffix: 0, memberName: 'Robin Sample' }],
      statuses: [{ statusCode: 'AP', statusDescription: 'Approved' }],
      providers: [referral.referringProvider, referral.referredToProvider],
    } satisfies rest.ReferralMetadata,
  },
  'GET pcp/provider': { json: provider },
  'POST pcp/search': {
    json: { ...onePage, size: 10, content: [{ ...provider, distance: 1.5 }] } satisfies rest.PcpProviderPage,
  },
  'GET idCard/view': { json: [idCard] satisfies rest.IdCardList },
  'POST idCard/email': { text: 'Your ID card was sent.' },
  'GET idCard/request': { text: 'Your card will be mailed.' },
  'POST pcp/select': { text: 'Dr. Good is the primary care provider from 07/01/2026.' },
}
