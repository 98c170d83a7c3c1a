import type { Answers } from './fake-query.ts'

const plan = (category: string, status: string | null, starts: string | null = null, ends: string | null = null) => ({
  category,
  status,
  startDate: starts,
  endDate: ends,
})
const group = (number: string, name: string, plans: object[], isCurrent = false) => ({
  ...{ number, name, plans, isCurrent },
})
const groupsWithPlans = [
  group('10000002', 'Tualatin School District', []),
  group(
    '10000001',
    'Cascade Paper Works',
    [
      plan('MEDICAL', 'ACTIVE', '2024-01-01', '2026-12-31'),
      plan('DENTAL', 'FUTURE', '2027-01-01'),
      plan('VISION', 'TERMED', '2022-01-01', '2024-06-30'),
      plan('PHARMACY', null),
    ],
    true,
  ),
]
export const direct = {
  isOpen: true,
  openEnrollmentStart: '2026-11-01',
  openEnrollmentEnd: '2026-12-15',
  currentPlanYear: 2026,
  upcomingPlanYear: 2027,
  coverageEndDateUponCancellation: '2026-12-31',
  coverageStartDateUponRenewal: '2027-01-01',
  cancellationStatus: null as 'MEDICAL' | 'MEDICAL_AND_DENTAL' | null,
  cancellationOptions: [
    { what: 'MEDICAL', description: 'Cancel medical' },
    { what: 'MEDICAL_AND_DENTAL', description: 'Cancel medical and dental' },
  ],
  directShopUrl: 'https://shop.example/renew' as string | null,
  exchangeUrl: null as string | null,
  exchangeUrlLabel: null as string | null,
}
export const screen = (planManagement: object | null = direct, relationship = 'SUBSCRIBER'): Answers => ({
  AccountPlanBenefitsScreen: () => ({
    data: { viewer: { member: { relationship, planManagement }, groupsWithPlans } },
  }),
  CancelPlan: () => ({ data: { cancelPlan: { userErrors: [] } } }),
})
