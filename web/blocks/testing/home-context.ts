import type { ScreenView } from '../../../engine/view.ts'
import type { HomeContext, HomeData } from '../block.tsx'
import { programEntries } from '../programs/fixture.ts'
import { claims } from '../recent-claims/fixture.ts'
import { toolEntries } from '../tools/fixture.ts'

/** A member's Home; the given answers replace the usual ones. */
export function homeContext(answers: HomeData = {}, screen: Partial<ScreenView> = {}): HomeContext {
  return {
    data: { ...homeAnswers, ...answers },
    screen: { tools: toolEntries, programs: programEntries, ...screen },
  }
}

/** The viewer in the answer to Home's document: a subscriber with an active plan, two dependents and data for every block. */
export const homeViewer: HomeData = {
  member: { firstName: 'Ana', lastName: 'Rivera' },
  family: { subscriberId: 'W12345678', group: { name: 'Cascade Paper Works' } },
  employment: { employment: { employeeId: 'E-5981' } },
  facts: { memberStatus: 'ACTIVE' },
  idCard: { hasIdCard: true },
  planManagement: {
    planManagement: {
      isOpen: true,
      openEnrollmentEnd: '2026-12-15',
      upcomingPlanYear: 2027,
      coverageEndDateUponCancellation: '2026-12-31',
    },
  },
  ebill: { ebill: { eligible: true, awaitsVisit: true } },
  primaryCare: {
    withoutProvider: [{ suffix: 2, firstName: 'Leo', lastName: 'Rivera', eligible: true }],
    withProvider: [
      {
        suffix: 0,
        firstName: 'Ana',
        lastName: 'Rivera',
        providerName: 'Hill Street Family Care',
        coming: null,
      },
      {
        suffix: 1,
        firstName: 'Sam',
        lastName: 'Rivera',
        providerName: 'Dr. Mei Okada',
        coming: null,
      },
    ],
  },
  recentClaims: { recentClaims: claims },
  programs: {
    programs: [
      program(93, 'Digital claims', 'Send us a dental claim from your phone.', { displayOrder: 3 }),
      program(8, 'Text a doctor', 'Ask a doctor a question, day or night.', { displayOrder: 1 }),
      program(33, 'Dental cost estimator', 'See what a treatment will cost you before you go.', { displayOrder: 2 }),
      program(17, 'Choose healthy', 'Discounts on gyms, massage and acupuncture.', { displayOrder: 5 }),
      program(36, 'Mobile therapy', 'Talk to a therapist by video or message.', { displayOrder: 4 }),
      program(52, 'Behavioral health champions', 'People who know the way, beside you.', {
        displayOrder: 7,
        isHighPriority: false,
      }),
      program(44, 'Active and fit', 'A gym membership for a small monthly fee.', { displayOrder: 6 }),
    ],
  },
}

/** What Home's view has a place for, of the same member. */
export const homeShown: HomeData = {
  comingPeriods: [{ startDate: '2027-01-01', plans: [{ category: 'DENTAL' }] }],
  preventiveCareDueDate: '2027-06-30',
  featuredLimit: {
    category: 'DENTAL',
    name: 'Annual limit',
    total: '1500.00',
    met: '450.00',
    remaining: '1050.00',
    percentMet: 30,
  },
  yearlyLimits: [
    yearlyLimit('MEDICAL', 'INDIVIDUAL', 'Deductible - In Network', '1500.00 450.00 1050.00'),
    yearlyLimit('MEDICAL', 'FAMILY', 'Deductible - In Network', '3000.00 450.00 2550.00'),
    yearlyLimit('MEDICAL', 'INDIVIDUAL', 'Out-of-Pocket Maximum', '5000.00 1250.50 3749.50'),
    {
      ...yearlyLimit('MEDICAL', 'INDIVIDUAL', 'Deductible - In Network', '7000.00 0.00 7000.00'),
      networkTier: 'OUT_OF_NETWORK',
    },
    yearlyLimit('DENTAL', 'INDIVIDUAL', 'Annual Limit', '1500.00 450.00 1050.00'),
  ],
  outlineOfCoverage: 'https://documents.example/outline-of-coverage.pdf',
}

/** All of it, source by source. */
export const homeAnswers: HomeData = { ...homeViewer, ...homeShown }

type Program = NonNullable<NonNullable<HomeData['programs']>['programs']>[number]

type YearlyLimit = NonNullable<HomeData['yearlyLimits']>[number]

/** A limit in network; amounts are total, met and remaining. */
function yearlyLimit(
  category: YearlyLimit['category'],
  coverageType: YearlyLimit['coverageType'],
  limitType: string,
  amounts: string,
): YearlyLimit {
  const [total = '', met = '', remaining = ''] = amounts.split(' ')
  return { category, coverageType, networkTier: 'IN_NETWORK', name: limitType, total, met, remaining }
}

/** A program that the member is enrolled in. */
export function program(number: number, name: string, description: string, rest: Partial<Program> = {}): Program {
  return { number, name, description, url: null, urlKind: null, displayOrder: number, isHighPriority: true, ...rest }
}
