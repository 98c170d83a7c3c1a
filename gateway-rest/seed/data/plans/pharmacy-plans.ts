import { pharmacyServices } from './pharmacy-services.ts'
import type { PlanDesign } from './plan-design.ts'
import { pricedServices } from './priced-services.ts'
import { copay, share, shareAtOnce } from './terms.ts'

const nothing = { inNetwork: copay(0), outOfNetwork: null }

/** Four tiers of drugs after a deductible on the dearest. No claims here are for drugs. */
const choice: PlanDesign = {
  category: 'pharmacy',
  productCategory: 'X',
  classPlanId: 'RX100',
  planName: 'Pharmacy 100',
  insuranceType: 'Formulary',
  networkTiers: { inNetwork: 'innet', outOfNetwork: 'outnet' },
  deductible: { individual: 100_00, family: 200_00 },
  outOfNetworkDeductible: null,
  outOfPocket: null,
  annualLimit: null,
  otherServices: copay(15_00),
  headlines: ['generic-drugs', 'preferred-drugs', 'specialty-drugs'],
  services: pricedServices(pharmacyServices, {
    generic: { inNetwork: copay(10_00), outOfNetwork: shareAtOnce(50) },
    preferred: { inNetwork: copay(35_00), outOfNetwork: shareAtOnce(50) },
    brand: { inNetwork: copay(70_00), outOfNetwork: shareAtOnce(50) },
    specialty: { inNetwork: share(20), outOfNetwork: null },
    genericMail: { inNetwork: copay(20_00), outOfNetwork: null },
    preferredMail: { inNetwork: copay(70_00), outOfNetwork: null },
    vaccine: nothing,
  }),
}

const advantage: PlanDesign = {
  ...choice,
  classPlanId: 'RXD0',
  planName: 'Medicare Pharmacy',
  insuranceType: 'Medicare Part D',
  deductible: null,
  services: pricedServices(pharmacyServices, {
    generic: nothing,
    preferred: { inNetwork: copay(42_00), outOfNetwork: null },
    brand: { inNetwork: copay(95_00), outOfNetwork: null },
    specialty: { inNetwork: shareAtOnce(33), outOfNetwork: null },
    genericMail: nothing,
    preferredMail: { inNetwork: copay(84_00), outOfNetwork: null },
    vaccine: nothing,
  }),
}

/** Pharmacy plans, now and before. */
export const pharmacyPlans = {
  choice: { now: choice, before: choice },
  saver: { now: choice, before: choice },
  regional: { now: choice, before: choice },
  advantage: { now: advantage, before: advantage },
} as const
