import type { PlanDesign } from './plan-design.ts'
import { pricedServices, type SeedService } from './priced-services.ts'
import { copay, share, shareAtOnce } from './terms.ts'

/** Drugs of one class cost the same; a mail order fill is for three months. */
type PharmacyClass = 'generic' | 'preferred' | 'brand' | 'specialty' | 'genericMail' | 'preferredMail' | 'vaccine'

const RETAIL = 'At a pharmacy, 30 days'
const MAIL = 'By mail, 90 days'
const APPROVAL = 'The plan has to approve the drug before the first fill.'

/** What pharmacy plans pay for. */
const pharmacyServices: readonly SeedService<PharmacyClass>[] = [
  { id: 'generic-drugs', category: RETAIL, name: 'Generic drugs', serviceClass: 'generic' },
  { id: 'preferred-drugs', category: RETAIL, name: 'Preferred brand drugs', serviceClass: 'preferred' },
  { id: 'brand-drugs', category: RETAIL, name: 'Other brand drugs', serviceClass: 'brand' },
  {
    ...{ id: 'specialty-drugs', category: RETAIL, name: 'Specialty drugs', serviceClass: 'specialty' },
    ...{ mainNote: APPROVAL, benefitLimit: 'From a specialty pharmacy only' },
  },
  { id: 'generic-drugs-by-mail', category: MAIL, name: 'Generic drugs', serviceClass: 'genericMail' },
  { id: 'preferred-drugs-by-mail', category: MAIL, name: 'Preferred brand drugs', serviceClass: 'preferredMail' },
  { id: 'vaccines', category: 'Vaccines', name: 'Vaccines at a pharmacy', serviceClass: 'vaccine' },
  {
    ...{ id: 'drug-list', category: 'Documents', name: 'List of covered drugs', serviceClass: 'generic' },
    url: 'https://documents.example/covered-drugs.pdf',
  },
]

const free = { inNetwork: copay(0), outOfNetwork: null }

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
    vaccine: free,
  }),
}

const advantage: PlanDesign = {
  ...choice,
  classPlanId: 'RXD0',
  planName: 'Medicare Pharmacy',
  insuranceType: 'Medicare Part D',
  deductible: null,
  services: pricedServices(pharmacyServices, {
    generic: free,
    preferred: { inNetwork: copay(42_00), outOfNetwork: null },
    brand: { inNetwork: copay(95_00), outOfNetwork: null },
    specialty: { inNetwork: shareAtOnce(33), outOfNetwork: null },
    genericMail: free,
    preferredMail: { inNetwork: copay(84_00), outOfNetwork: null },
    vaccine: free,
  }),
}

/** Pharmacy plans, now and before. */
export const pharmacyPlans = {
  choice: { now: choice, before: choice },
  saver: { now: choice, before: choice },
  regional: { now: choice, before: choice },
  advantage: { now: advantage, before: advantage },
} as const
