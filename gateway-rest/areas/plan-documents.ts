import type { MedicareMaterial } from '../../schema/generated/gateway-types.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Handler } from '../http/call.ts'
import { seedDomain } from '../seed/data/domains.ts'
import { planExtras } from '../store/plan-extras.ts'
import type { Say } from '../words/say.ts'

/** `GET handbook/ooc` (CALL-51): the address of the Outline of Coverage as text, empty when there is none. */
export const getOutlineOfCoverage: Handler<'getOutlineOfCoverage'> = ({ viewer, database }) =>
  planExtras(database, viewer.subscriberKey).outlineOfCoverageUrl ?? ''

/** `GET medicare-materials/eligibility` (CALL-50): whether the plan offers Medicare materials. */
export const getMedicareMaterialsEligibility: Handler<'getMedicareMaterialsEligibility'> = ({ viewer, database }) => ({
  eligible: planExtras(database, viewer.subscriberKey).medicareMaterials === 1,
})

/** `GET medicare-materials` (CALL-49): the documents of the plan year; 403 for a member whose plan has none (MATERIAL-02). */
export const listMedicareMaterials: Handler<'listMedicareMaterials'> = ({ viewer, database, clock, say }) => {
  if (planExtras(database, viewer.subscriberKey).medicareMaterials !== 1)
    throw new GatewayError('FORBIDDEN', 'This plan has no Medicare materials.')
  return materialsOf(viewer.domainId, Number(clock.today().slice(0, 4)), say)
}

/** Documents that every Medicare plan publishes each year, in the order in which they are shown. */
const TITLES = {
  'annual-notice-of-changes': 'Annual Notice of Changes',
  'evidence-of-coverage': 'Evidence of Coverage',
  'summary-of-benefits': 'Summary of Benefits',
  formulary: 'List of Covered Drugs',
  'provider-directory': 'Provider Directory',
  'star-ratings': 'Plan Ratings',
} as const

/** The Medicare materials of a brand for a plan year. They are stored beside the brand's other documents. */
function materialsOf(domainId: string, planYear: number, say: Say): MedicareMaterial[] {
  const { outlineOfCoverageUrl } = seedDomain(domainId)
  return Object.entries(TITLES).map(([documentId, title]) => ({
    documentId,
    title: `${say(title)} ${planYear}`,
    planYear,
    url: new URL(`/${planYear}/${documentId}.pdf`, outlineOfCoverageUrl).href,
  }))
}
