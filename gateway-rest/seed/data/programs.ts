import type { Category, Program } from '../../../schema/generated/gateway-types.ts'

/** A program with the details that the list of programs omits. */
interface SeedProgram {
  readonly program: Program
  readonly requiredCategory: Category | null
  readonly phoneNumber: string | null
  readonly shortDescription: string
}

type Differs = Partial<Omit<Program, 'id' | 'name' | 'description'>> &
  Partial<Pick<SeedProgram, 'requiredCategory' | 'phoneNumber'>>

function program(
  id: number,
  displayOrder: number,
  name: string,
  description: string,
  differs: Differs = {},
): SeedProgram {
  const { requiredCategory = null, phoneNumber = null, ...fields } = differs
  return {
    program: {
      id,
      name,
      description,
      displayOrder,
      categories: ['Health and wellness'],
      eligible: true,
      highPriority: false,
      featureGroup: null,
      childResourceIds: [],
      resource: null,
      url: null,
      urlDocumentType: null,
      icon: null,
      ...fields,
    },
    requiredCategory,
    phoneNumber,
    shortDescription: description.split('. ')[0] ?? description,
  }
}

const TOOLS = ['Tools']
const DENTAL = ['Dental']

/** The programs of every brand, with the ids that the product knows. */
export const programs: readonly SeedProgram[] = [
  program(
    1,
    10,
    'Healthcare cost estimator',
    'Know what care costs before you go. Compare prices of visits, scans and surgery near you.',
    {
      categories: TOOLS,
      highPriority: true,
      requiredCategory: 'medical',
      url: 'https://estimate.example/health',
      urlDocumentType: 'EXTERNAL',
      icon: 'healthcare-cost-estimator',
    },
  ),
  program(33, 20, 'Dental cost estimator', 'See what dental work costs in and out of network.', {
    categories: TOOLS,
    highPriority: true,
    requiredCategory: 'dental',
    url: 'https://estimate.example/dental',
    urlDocumentType: 'ENDPOINT',
    icon: 'dental-cost-estimator',
  }),
  program(37, 30, 'Pharmacy', 'Order refills, find a pharmacy and check what a medicine costs.', {
    categories: TOOLS,
    highPriority: true,
    requiredCategory: 'pharmacy',
    url: 'https://pharmacy.example/members',
    urlDocumentType: 'EXTERNAL',
    icon: null,
  }),
  program(93, 40, 'Digital claims', 'Send in a claim with photos of your receipts.', {
    categories: TOOLS,
    url: 'https://claims.example/submit',
    urlDocumentType: 'EXTERNAL',
    icon: 'digital-claims',
  }),
  program(8, 50, 'Text a doctor', 'Message a doctor day or night at no charge.', {
    categories: TOOLS,
    highPriority: true,
    requiredCategory: 'medical',
    icon: 'text-a-doctor',
  }),
  program(27, 60, 'Passport Dental', 'Help with finding and paying a dentist when you travel abroad.', {
    categories: DENTAL,
    requiredCategory: 'dental',
    phoneNumber: '800-555-0127',
    icon: 'passport-dental',
  }),
  program(92, 70, 'Find a dentist', 'Search dentists in your network by place, language and specialty.', {
    categories: DENTAL,
    requiredCategory: 'dental',
    icon: 'find-a-dentist',
  }),
  program(
    13,
    80,
    'Oral Health, Total Health',
    'Extra cleanings for members whose health depends on their gums. If you are pregnant or live with diabetes or heart disease, your plan covers additional visits each year at no cost to you.',
    {
      categories: DENTAL,
      highPriority: true,
      requiredCategory: 'dental',
      icon: 'oral-health-total-health',
      resource: {
        name: 'Certificate of coverage: dental',
        url: 'https://documents.example/certificate-of-coverage-dental.pdf',
        type: 'CERTIFICATE',
      },
      childResourceIds: [78],
    },
  ),
  program(17, 90, 'Choose Healthy', 'Discounts on fitness gear, massage and acupuncture.', {
    highPriority: true,
    icon: 'choose-healthy',
  }),
  program(20, 100, 'Supplemental vision', 'More for frames and lenses than your plan alone pays.', {
    requiredCategory: 'vision',
    icon: 'supplemental-vision',
    resource: {
      name: 'Certificate of coverage: vision',
      url: 'https://documents.example/certificate-of-coverage-vision.pdf',
      type: 'CERTIFICATE',
    },
  }),
  program(
    34,
    110,
    'Supplemental vision and hearing rider with hearing aid discounts',
    'Exams, eyewear and hearing aids in one rider.',
    {
      eligible: false,
      icon: 'supplemental-vision-hearing-rider',
    },
  ),
  program(36, 120, 'Mobile therapy', 'Talk with a therapist by video or chat from wherever you are.', {
    highPriority: true,
    requiredCategory: 'medical',
    icon: 'mobile-therapy',
  }),
  program(44, 130, 'Active and Fit', 'A gym membership at thousands of places for one low fee.', {
    highPriority: true,
    icon: 'active-and-fit',
  }),
  program(52, 140, 'Behavioral Health Champions', 'A personal guide to care for mind and mood.', {
    requiredCategory: 'medical',
    icon: 'behavioral-health-champions',
    resource: {
      name: 'Program guide',
      url: 'https://documents.example/behavioral-health-champions.pdf',
      type: 'GUIDE',
    },
  }),
  program(75, 150, 'Silver and Fit', 'Exercise classes and gyms for members of 65 and over.', {
    eligible: false,
    highPriority: true,
    icon: 'silver-and-fit',
  }),
  program(
    78,
    160,
    'Tobacco cessation coaching and nicotine replacement support program',
    'Coaching by phone and free patches to help you quit.',
    {
      highPriority: true,
      featureGroup: 'coaching',
    },
  ),
]
