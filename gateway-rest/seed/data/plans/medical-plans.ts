import { medicalServices } from './medical-services.ts'
import type { PlanDesign } from './plan-design.ts'
import { pricedServices } from './priced-services.ts'
import { copay, share, shareAtOnce } from './terms.ts'

const medical = {
  category: 'medical',
  productCategory: 'M',
  networkTiers: { inNetwork: 'innet', outOfNetwork: 'outnet' },
  annualLimit: null,
  headlines: ['primary-care-visit', 'specialist-visit', 'yearly-checkup', 'emergency-room', 'hospital-stay'],
} as const

const free = { inNetwork: shareAtOnce(0), outOfNetwork: share(40) }
const shared = { inNetwork: share(20), outOfNetwork: share(40) }

/** Copays for visits; for the rest the deductible and a share. */
const choice: PlanDesign = {
  ...medical,
  classPlanId: 'MPPO1500',
  planName: 'Medical Choice 1500',
  insuranceType: 'PPO',
  deductible: { individual: 1_500_00, family: 3_000_00 },
  outOfNetworkDeductible: 3_000_00,
  outOfPocket: { individual: 6_000_00, family: 12_000_00 },
  otherServices: share(20),
  services: pricedServices(medicalServices, {
    preventive: free,
    visit: { inNetwork: copay(25_00), outOfNetwork: share(40) },
    specialist: { inNetwork: copay(40_00), outOfNetwork: share(40) },
    urgent: { inNetwork: copay(50_00), outOfNetwork: share(40) },
    emergency: { inNetwork: copay(250_00), outOfNetwork: copay(250_00) },
    test: shared,
    hospital: shared,
    therapy: shared,
    equipment: shared,
  }),
}

/** The same plan in earlier years, with lower limits. */
const choiceBefore: PlanDesign = {
  ...choice,
  classPlanId: 'MPPO1250',
  planName: 'Medical Choice 1250',
  deductible: { individual: 1_250_00, family: 2_500_00 },
  outOfNetworkDeductible: 2_500_00,
  outOfPocket: { individual: 5_500_00, family: 11_000_00 },
}

/** A high-deductible plan: everything but prevention counts towards the deductible. */
const saver: PlanDesign = {
  ...medical,
  classPlanId: 'MHSA3000',
  planName: 'Medical Saver 3000',
  insuranceType: 'HDHP',
  deductible: { individual: 3_000_00, family: 6_000_00 },
  outOfNetworkDeductible: 6_000_00,
  outOfPocket: { individual: 7_000_00, family: 14_000_00 },
  otherServices: share(20),
  services: pricedServices(medicalServices, {
    ...{ preventive: free, visit: shared, specialist: shared, urgent: shared },
    ...{ emergency: { inNetwork: share(20), outOfNetwork: share(20) } },
    ...{ test: shared, hospital: shared, therapy: shared, equipment: shared },
  }),
}

const inside = (cents: number) => ({ inNetwork: copay(cents), outOfNetwork: null })
const insideShare = { inNetwork: share(10), outOfNetwork: null }

/** A plan that pays in its network only. */
const regional: PlanDesign = {
  ...medical,
  classPlanId: 'MHMO500',
  planName: 'Medical Network 500',
  insuranceType: 'HMO',
  deductible: { individual: 500_00, family: 1_500_00 },
  outOfNetworkDeductible: null,
  outOfPocket: { individual: 4_000_00, family: 8_000_00 },
  otherServices: share(10),
  services: pricedServices(medicalServices, {
    preventive: { inNetwork: shareAtOnce(0), outOfNetwork: null },
    visit: inside(20_00),
    specialist: inside(35_00),
    urgent: inside(45_00),
    emergency: { inNetwork: copay(200_00), outOfNetwork: copay(200_00) },
    ...{ test: insideShare, hospital: insideShare, therapy: inside(25_00), equipment: insideShare },
  }),
}

/** Medicare Advantage: copays without a deductible. */
const advantage: PlanDesign = {
  ...medical,
  classPlanId: 'MADV5500',
  planName: 'Medicare Advantage Plus',
  insuranceType: 'Medicare Advantage',
  deductible: null,
  outOfNetworkDeductible: null,
  outOfPocket: { individual: 5_500_00, family: 11_000_00 },
  otherServices: shareAtOnce(20),
  services: pricedServices(medicalServices, {
    preventive: { inNetwork: copay(0), outOfNetwork: shareAtOnce(30) },
    visit: { inNetwork: copay(5_00), outOfNetwork: copay(25_00) },
    specialist: { inNetwork: copay(35_00), outOfNetwork: copay(50_00) },
    urgent: { inNetwork: copay(40_00), outOfNetwork: copay(40_00) },
    emergency: { inNetwork: copay(120_00), outOfNetwork: copay(120_00) },
    test: { inNetwork: copay(15_00), outOfNetwork: shareAtOnce(30) },
    hospital: { inNetwork: copay(325_00), outOfNetwork: shareAtOnce(30) },
    therapy: { inNetwork: copay(30_00), outOfNetwork: shareAtOnce(30) },
    equipment: { inNetwork: shareAtOnce(20), outOfNetwork: shareAtOnce(30) },
  }),
}

/** Medical plans, now and before. */
export const medicalPlans = {
  choice: { now: choice, before: choiceBefore },
  saver: { now: saver, before: saver },
  regional: { now: regional, before: regional },
  advantage: { now: advantage, before: advantage },
} as const
