import type { SeedService } from './priced-services.ts'

/** Medical services of one class cost the same. */
type MedicalClass =
  | 'preventive'
  | 'visit'
  | 'specialist'
  | 'urgent'
  | 'emergency'
  | 'test'
  | 'hospital'
  | 'therapy'
  | 'equipment'

type MedicalService = SeedService<MedicalClass>

const APPROVAL = 'The plan has to approve this before it starts.'

const visits: readonly MedicalService[] = (
  [
    ['primary-care-visit', 'Primary care visit', 'visit', { procedures: ['99213', '99214'] }],
    ['specialist-visit', 'Specialist visit', 'specialist', {}],
    ['virtual-visit', 'Virtual visit by phone or video', 'visit', {}],
    ['second-opinion', 'Second opinion', 'specialist', {}],
    ['allergy-shots', 'Allergy tests and shots', 'specialist', {}],
  ] as const
).map(([id, name, serviceClass, more]) => ({ id, category: 'Office visits', name, serviceClass, ...more }))

const preventive: readonly MedicalService[] = (
  [
    ['yearly-checkup', 'Yearly checkup', { benefitLimit: 'One in a calendar year' }],
    ['well-child-visit', 'Well-child visit', {}],
    ['immunizations', 'Immunizations', {}],
    ['cancer-screening', 'Cancer screening', { mainNote: 'A test that follows a finding is a diagnostic test.' }],
    ['preventive-care-guide', 'Preventive care guide', { url: 'https://documents.example/preventive-care-guide.pdf' }],
  ] as const
).map(([id, name, more]) => ({ id, category: 'Preventive care', name, serviceClass: 'preventive', ...more }))

const urgent: readonly MedicalService[] = [
  { id: 'urgent-care', category: 'Urgent and emergency care', name: 'Urgent care visit', serviceClass: 'urgent' },
  {
    ...{ id: 'emergency-room', category: 'Urgent and emergency care', name: 'Emergency room visit' },
    serviceClass: 'emergency',
    mainNote: 'The same in and out of network. There is no copay when you are admitted to the hospital.',
  },
  { id: 'ambulance', category: 'Urgent and emergency care', name: 'Ambulance', serviceClass: 'test' },
]

const tests: readonly MedicalService[] = (
  [
    ['lab-test', 'Laboratory test', { procedures: ['80053'] }],
    ['x-ray', 'X-ray', { procedures: ['71046'] }],
    ['heart-test', 'Heart tracing (ECG)', { procedures: ['93000'] }],
    ['imaging', 'MRI, CT and PET scans', { mainNote: APPROVAL }],
    ['sleep-study', 'Sleep study', { mainNote: APPROVAL }],
  ] as const
).map(([id, name, more]) => ({ id, category: 'Tests', name, serviceClass: 'test', ...more }))

const hospital: readonly MedicalService[] = (
  [
    ['hospital-stay', 'Hospital stay', { mainNote: APPROVAL }],
    ['outpatient-surgery', 'Outpatient surgery', {}],
    ['maternity', 'Childbirth and delivery', { mainNote: 'Visits before birth are preventive care.' }],
    ['skilled-nursing', 'Skilled nursing facility', { benefitLimit: '60 days in a calendar year', mainNote: APPROVAL }],
    ['transplant', 'Organ transplant', { mainNote: APPROVAL }],
  ] as const
).map(([id, name, more]) => ({ id, category: 'Hospital care', name, serviceClass: 'hospital', ...more }))

const therapy: readonly MedicalService[] = (
  [
    ['physical-therapy', 'Physical therapy', { benefitLimit: '30 visits in a calendar year', procedures: ['97110'] }],
    ['chiropractic', 'Chiropractic care', { benefitLimit: '20 visits in a calendar year' }],
    ['acupuncture', 'Acupuncture', { benefitLimit: '12 visits in a calendar year' }],
    ['mental-health-visit', 'Mental health visit', {}],
    ['substance-use-treatment', 'Substance use treatment', {}],
  ] as const
).map(([id, name, more]) => ({ id, category: 'Therapy and mental health', name, serviceClass: 'therapy', ...more }))

const equipment: readonly MedicalService[] = (
  [
    ['medical-equipment', 'Medical equipment'],
    ['hearing-aids', 'Hearing aids'],
    ['home-health-care', 'Home health care'],
    ['hospice', 'Hospice care'],
  ] as const
).map(([id, name]) => ({ id, category: 'Equipment and home care', name, serviceClass: 'equipment' }))

/** What medical plans pay for. */
export const medicalServices: readonly MedicalService[] = [
  ...[visits, preventive, urgent, tests, hospital, therapy, equipment].flat(),
]
