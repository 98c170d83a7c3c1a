import type { BenefitsScreenQuery } from '../../../web/generated/benefits-screen.ts'
import type { ServiceScreenQuery } from '../../../web/generated/service-screen.ts'

type MemberOf<Query extends { viewer: { family: { member: unknown } | null } | null }> = NonNullable<
  NonNullable<NonNullable<Query['viewer']>['family']>['member']
>
type Member = MemberOf<BenefitsScreenQuery>
export type Benefits = NonNullable<Member['benefits']>
type Coverage = NonNullable<Benefits['coverage']>
type Limit = NonNullable<Benefits['limits']>[number]
export type Period = NonNullable<Member['planPeriods']>[number]
type Category = Benefits['category']
type Service = NonNullable<NonNullable<MemberOf<ServiceScreenQuery>['benefits']>['service']>

export const limit = (name: string, changes: Partial<Limit> = {}): Limit => ({
  ...{ name, coverageType: 'INDIVIDUAL', networkTier: 'IN_NETWORK' },
  ...{ total: '1500.00', met: '450.00', remaining: '1050.00' },
  detailDescription: { header: `What ${name} is`, body: `${name} ends with the year.` },
  ...changes,
})

const dental = (code: string, name: string, amount: string, changes = {}) => ({
  ...{ code, name, amount, benefitLimit: null, incentiveTiers: [], ...changes },
})
const steps = [
  { tier: 1, amount: '30%' },
  { tier: 2, amount: '10%' },
  { tier: 3, amount: '0%' },
]

/** The tier out of network comes first, so that only the default can put the other one in front. */
export const dentalCoverage: Coverage = {
  plan: {
    ...{ name: 'Dental Choice', insuranceType: 'PPO' },
    ...{ startDate: '2026-01-01', endDate: null, timeline: 'ACTIVE_SINCE' },
  },
  deductibles: [],
  details: [],
  tiers: [
    {
      ...{ networkTier: 'OUT_OF_NETWORK', isDefault: false },
      groups: [{ category: 'Preventive', services: [dental('D0120', 'Regular exam', '40%')] }],
    },
    {
      ...{ networkTier: 'IN_NETWORK', isDefault: true },
      groups: [
        {
          category: 'Preventive',
          services: [
            dental('D0120', 'Regular exam', '30%', { benefitLimit: 'Two in a calendar year', incentiveTiers: steps }),
          ],
        },
        { category: 'Major', services: [dental('D2740', 'Crown', '$250.00')] },
      ],
    },
  ],
}

const page = (pageId: string, name: string) => ({ __typename: 'MedicalService', url: null, pageId, name })
export const medicalCoverage: Coverage = {
  ...dentalCoverage,
  details: [
    {
      id: 'visit',
      tierOutOfPocket: [
        { networkTier: 'OUT_OF_NETWORK', text: '40%' },
        { networkTier: 'IN_NETWORK', text: '$25.00' },
      ],
    },
  ],
  tiers: [
    {
      ...{ networkTier: 'IN_NETWORK', isDefault: true },
      groups: [
        {
          category: 'Office visits',
          services: [
            page('visit', 'Office visit'),
            { url: 'https://documents.example/guide.pdf', pageId: null, name: 'Guide' },
          ],
        },
      ],
    },
  ],
}

/** Benefits as a page of a category gets them. */
export const benefits = (changes: Partial<Benefits> = {}): Benefits => ({
  ...{ category: 'DENTAL', date: '2026-11-20' },
  limits: [limit('Annual Limit')],
  coverage: dentalCoverage,
  ...changes,
})

/** The plan period of a year, as it stands in 2026: the coming one has no end. */
export const period = (year: number): Period => {
  const dates = { startDate: `${year}-01-01`, endDate: year > 2026 ? null : `${year}-12-31` }
  return {
    ...dates,
    status: year > 2026 ? 'FUTURE' : year === 2026 ? 'ACTIVE' : 'TERMED',
    plans: [
      { category: 'MEDICAL', ...dates },
      { category: 'DENTAL', ...dates },
    ],
  }
}

const names = ['Robin', 'Sam', 'Kim']
/** A family of a size in which the first member looks, at one of them of whom something is known. */
export const family = (
  size: number,
  seen: object,
  own: readonly Category[] = ['MEDICAL', 'DENTAL', 'VISION', 'PHARMACY'],
) => ({
  member: { suffix: 0, coverages: own.map(category => ({ category, status: 'ACTIVE' as const })) },
  family: {
    members: names.slice(0, size).map((firstName, suffix) => ({ suffix, firstName, lastName: 'Lee' })),
    member: { suffix: 0, ...seen },
  },
})

export const service: Service = {
  ...{ id: 'D0120', name: 'Regular exam', category: 'Preventive', description: 'The dentist looks.' },
  ...{ mainNote: 'Ask first.', outOfPocket: 'Nothing in network' },
  tierOutOfPocket: [
    { description: 'Preferred dentists', networkTier: 'IN_NETWORK', note: null, text: '$25.00' },
    { description: 'Other dentists', networkTier: 'OUT_OF_NETWORK', note: 'After the deductible.', text: '20%' },
  ],
  offers: [
    {
      ...{ networkTier: 'IN_NETWORK', benefitLimit: 'Two in a calendar year' },
      incentiveTiers: [
        { tier: 1, amount: '30%', description: 'First year' },
        { tier: 2, amount: '10%', description: 'Second year' },
      ],
    },
  ],
}
