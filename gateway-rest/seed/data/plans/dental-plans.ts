import { dentalServices } from './dental-services.ts'
import type { PlanDesign } from './plan-design.ts'
import { pricedServices } from './priced-services.ts'
import { copay, share, shareAtOnce } from './terms.ts'

const dental = {
  category: 'dental',
  productCategory: 'D',
  insuranceType: 'PPO',
  networkTiers: { inNetwork: 'tab1', outOfNetwork: 'tab2' },
  outOfNetworkDeductible: null,
  outOfPocket: null,
  headlines: ['D0120', 'D1110', 'D2392', 'D2740'],
} as const

const orthodontic = { inNetwork: share(50), outOfNetwork: share(50) }

/** Prevention is free; for the rest the deductible and a share. */
const choice: PlanDesign = {
  ...dental,
  classPlanId: 'DPPO1500',
  planName: 'Dental Choice 1500',
  deductible: { individual: 50_00, family: 150_00 },
  annualLimit: 1_500_00,
  otherServices: share(20),
  services: pricedServices(dentalServices, {
    preventive: { inNetwork: shareAtOnce(0), outOfNetwork: shareAtOnce(20) },
    basic: { inNetwork: share(20), outOfNetwork: share(40) },
    major: { inNetwork: share(50), outOfNetwork: share(60) },
    orthodontic,
  }),
}

/** The same plan in earlier years, with lower limits. */
const choiceBefore: PlanDesign = {
  ...choice,
  classPlanId: 'DPPO1250',
  planName: 'Dental Choice 1250',
  annualLimit: 1_250_00,
}

const YEARS = [30, 20, 10, 0]

/** An incentive plan: members who see the dentist every year pay less from year to year. */
const regional: PlanDesign = {
  ...dental,
  classPlanId: 'DINC1500',
  planName: 'Dental Incentive 1500',
  insuranceType: 'Incentive',
  deductible: { individual: 25_00, family: 75_00 },
  annualLimit: 1_500_00,
  otherServices: share(30),
  services: pricedServices(dentalServices, {
    preventive: { inNetwork: shareAtOnce(30), outOfNetwork: shareAtOnce(40), incentives: YEARS },
    basic: { inNetwork: share(30), outOfNetwork: share(40), incentives: YEARS },
    major: { inNetwork: share(50), outOfNetwork: share(50) },
    orthodontic,
  }),
}

const regionalBefore: PlanDesign = {
  ...regional,
  classPlanId: 'DINC1250',
  planName: 'Dental Incentive 1250',
  annualLimit: 1_250_00,
}

/** Copays instead of shares, and no family limits. */
const advantage: PlanDesign = {
  ...dental,
  classPlanId: 'DCOP1000',
  planName: 'Dental Copay 1000',
  insuranceType: 'Medicare Advantage',
  deductible: null,
  annualLimit: 1_000_00,
  otherServices: copay(75_00),
  services: pricedServices(dentalServices, {
    preventive: { inNetwork: copay(0), outOfNetwork: copay(20_00) },
    basic: { inNetwork: copay(35_00), outOfNetwork: shareAtOnce(50) },
    major: { inNetwork: copay(450_00), outOfNetwork: null },
    orthodontic: { inNetwork: shareAtOnce(100), outOfNetwork: null },
  }),
}

/** Dental plans, now and before. */
export const dentalPlans = {
  choice: { now: choice, before: choiceBefore },
  saver: { now: choice, before: choiceBefore },
  regional: { now: regional, before: regionalBefore },
  advantage: { now: advantage, before: advantage },
} as const
