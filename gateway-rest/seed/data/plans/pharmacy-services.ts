import type { SeedService } from './priced-services.ts'

/** Drugs of one class cost the same; a mail order fill is for three months. */
export type PharmacyClass =
  | 'generic'
  | 'preferred'
  | 'brand'
  | 'specialty'
  | 'genericMail'
  | 'preferredMail'
  | 'vaccine'

const RETAIL = 'At a pharmacy, 30 days'
const MAIL = 'By mail, 90 days'
const APPROVAL = 'The plan has to approve the drug before the first fill.'

/** What pharmacy plans pay for. */
export const pharmacyServices: readonly SeedService<PharmacyClass>[] = [
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
