import type { PlanDesign } from './plan-design.ts'
import { pricedServices, type SeedService } from './priced-services.ts'
import { copay, shareAtOnce } from './terms.ts'

/** Vision services of one class cost the same. */
type VisionClass = 'exam' | 'eyewear'

const ONCE = 'Once in a calendar year'

/** What vision plans pay for. */
const visionServices: readonly SeedService<VisionClass>[] = [
  {
    ...{ id: 'eye-exam', category: 'Exams', name: 'Eye exam', serviceClass: 'exam' },
    ...{ benefitLimit: ONCE, procedures: ['92014'] },
  },
  { id: 'contact-lens-fitting', category: 'Exams', name: 'Contact lens fitting', serviceClass: 'exam' },
  {
    ...{ id: 'lenses', category: 'Eyewear', name: 'Lenses for glasses', serviceClass: 'eyewear' },
    ...{ benefitLimit: ONCE, procedures: ['V2103'] },
  },
  {
    ...{ id: 'frames', category: 'Eyewear', name: 'Frames', serviceClass: 'eyewear' },
    ...{ benefitLimit: 'Once in two calendar years', procedures: ['V2020'] },
  },
  {
    ...{ id: 'contact-lenses', category: 'Eyewear', name: 'Contact lenses', serviceClass: 'eyewear' },
    mainNote: 'In the place of glasses in the same calendar year.',
  },
]

const choice: PlanDesign = {
  category: 'vision',
  productCategory: 'V',
  classPlanId: 'VIS250',
  planName: 'Vision 250',
  insuranceType: 'Indemnity',
  networkTiers: { inNetwork: 'innet', outOfNetwork: 'outnet' },
  deductible: null,
  outOfNetworkDeductible: null,
  outOfPocket: null,
  annualLimit: 250_00,
  otherServices: copay(10_00),
  headlines: ['eye-exam', 'frames'],
  services: pricedServices(visionServices, {
    exam: { inNetwork: copay(10_00), outOfNetwork: shareAtOnce(50) },
    eyewear: { inNetwork: copay(10_00), outOfNetwork: shareAtOnce(50) },
  }),
}

const advantage: PlanDesign = {
  ...choice,
  classPlanId: 'VIS150',
  planName: 'Vision 150',
  insuranceType: 'Medicare Advantage',
  annualLimit: 150_00,
  otherServices: copay(0),
  services: pricedServices(visionServices, {
    exam: { inNetwork: copay(0), outOfNetwork: null },
    eyewear: { inNetwork: shareAtOnce(0), outOfNetwork: null },
  }),
}

/** Vision plans, now and before. */
export const visionPlans = {
  choice: { now: choice, before: choice },
  saver: { now: choice, before: choice },
  regional: { now: choice, before: choice },
  advantage: { now: advantage, before: advantage },
} as const
