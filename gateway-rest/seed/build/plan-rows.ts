import { limitsOf } from '../data/plans/limits-of.ts'
import type { PlanDesign } from '../data/plans/plan-design.ts'
import { planDesigns } from '../data/plans/plan-designs.ts'
import type { PricedService } from '../data/plans/priced-services.ts'
import { percentText, type Terms, termsText } from '../data/plans/terms.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

const BALANCE = 'You may be billed for charges above what the plan allows.'

/** Every class plan with its limits, its services and what they cost. */
export function* planRows(): Generator<SeedRow> {
  for (const design of planDesigns) {
    const { classPlanId, category, productCategory, planName, insuranceType, headlines } = design
    yield seedRow('classPlan', {
      ...{ classPlanId, category, planName, insuranceType, headlineIds: JSON.stringify(headlines) },
    })
    for (const [position, limit] of limitsOf(design).entries())
      yield seedRow('planLimit', { classPlanId, productCategory, position, ...limit })
    for (const [position, service] of design.services.entries()) yield* serviceRows(design, service, position)
  }
}

function* serviceRows(design: PlanDesign, service: PricedService, position: number): Generator<SeedRow> {
  const { classPlanId, networkTiers } = design
  const { id: serviceId, inNetwork, outOfNetwork } = service
  yield seedRow('planService', {
    classPlanId,
    serviceId,
    position,
    heading: service.category,
    name: service.name,
    description: service.description ?? null,
    benefitLimit: service.benefitLimit ?? null,
    url: service.url ?? null,
    mainNote: mainNote(design, service),
    outOfPocket: `${termsText(inNetwork)} in network`,
    incentives: JSON.stringify((service.incentives ?? []).map(percentText)),
  })
  yield tierRow(networkTiers.inNetwork, inNetwork, true)
  if (outOfNetwork !== null) yield tierRow(networkTiers.outOfNetwork, outOfNetwork, false)

  function tierRow(networkTier: string, terms: Terms, isInNetwork: boolean): SeedRow {
    const afterDeductible = terms.kind === 'share' && terms.afterDeductible && design.deductible !== null
    const notes = [...(afterDeductible ? ['After the deductible.'] : []), ...(isInNetwork ? [] : [BALANCE])]
    return seedRow('planServiceTier', {
      classPlanId,
      serviceId,
      position: isInNetwork ? 0 : 1,
      networkTier,
      description: isInNetwork ? 'In network' : 'Out of network',
      copay: terms.kind === 'copay' ? terms.cents : terms.percent * 100,
      isCopay: terms.kind === 'copay',
      note: notes.length === 0 ? null : notes.join(' '),
    })
  }
}

/** How often the plan pays is part of the note, except for dental services, which have a field for it. */
function mainNote({ category }: PlanDesign, { mainNote, benefitLimit }: PricedService): string | null {
  const limit = category === 'dental' || benefitLimit === undefined ? [] : [`${benefitLimit}.`]
  return [...limit, ...(mainNote === undefined ? [] : [mainNote])].join(' ') || null
}
