import type { PlanDesign } from './plan-design.ts'
import { pricedServices } from './priced-services.ts'
import { copay, shareAtOnce } from './terms.ts'
import { visionServices } from './vision-services.ts'

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
