import type { MedicareMaterial } from '../../../schema/generated/gateway-types.ts'
import { seedDomain } from '../../seed/data/domains.ts'

/** Documents that every Medicare plan publishes each year, in the order in which they are shown. */
const TITLES: Readonly<Record<string, string>> = {
  'annual-notice-of-changes': 'Annual Notice of Changes',
  'evidence-of-coverage': 'Evidence of Coverage',
  'summary-of-benefits': 'Summary of Benefits',
  formulary: 'List of Covered Drugs',
  'provider-directory': 'Provider Directory',
  'star-ratings': 'Plan Ratings',
}

/** The Medicare materials of a brand for a plan year. They lie beside the brand's other documents. */
export function materialsOf(domainId: string, planYear: number): MedicareMaterial[] {
  const { outlineOfCoverageUrl } = seedDomain(domainId)
  return Object.entries(TITLES).map(([documentId, title]) => ({
    documentId,
    title: `${title} ${planYear}`,
    planYear,
    url: new URL(`/${planYear}/${documentId}.pdf`, outlineOfCoverageUrl).href,
  }))
}
