import type { CoverageType, NetworkTier } from '../../../../schema/generated/gateway-types.ts'
import type { PlanDesign, YearlyAmount } from './plan-design.ts'

/** What counts towards a limit. */
type Measure = 'deductible' | 'paid' | 'responsibility' | 'nothing'

/** A limit; `total` in cents; a negative amount (-100) means no limit, as dental plan systems write it. */
interface LimitDesign {
  readonly limitType: string
  readonly coverageType: CoverageType
  readonly networkTier: NetworkTier
  readonly total: number
  readonly measure: Measure
  readonly header: string | null
  readonly body: string | null
}

type LimitKind = Pick<LimitDesign, 'limitType' | 'measure' | 'header' | 'body'>

const DEDUCTIBLE_WORDS = {
  header: 'Deductible',
  body: 'What you pay in a calendar year before the plan starts to pay.',
}

const deductible: LimitKind = { limitType: 'Deductible - In Network', measure: 'deductible', ...DEDUCTIBLE_WORDS }
const outOfNetwork: LimitKind = { limitType: 'Deductible - Out of Network', measure: 'nothing', ...DEDUCTIBLE_WORDS }
const outOfPocket: LimitKind = {
  limitType: 'Out-of-Pocket Maximum',
  measure: 'responsibility',
  header: 'Out-of-pocket maximum',
  body: 'The most you pay in a calendar year for covered services.',
}
const annual: LimitKind = {
  limitType: 'Annual Limit',
  measure: 'paid',
  header: 'Annual limit',
  body: 'The most the plan pays for one person in a calendar year.',
}
const noFamilyLimit: LimitKind = { limitType: 'Annual Limit', measure: 'nothing', header: null, body: null }

/** The yearly limits of a plan, in the order of its system. */
export function limitsOf(design: PlanDesign): LimitDesign[] {
  const { inNetwork, outOfNetwork: outside } = design.networkTiers
  const one = (kind: LimitKind, total: number | null, networkTier: NetworkTier): LimitDesign[] =>
    total === null ? [] : [{ ...kind, coverageType: 'INDIVIDUAL', networkTier, total }]
  const both = (kind: LimitKind, amount: YearlyAmount | null): LimitDesign[] =>
    amount === null
      ? []
      : [
          { ...kind, coverageType: 'INDIVIDUAL', networkTier: inNetwork, total: amount.individual },
          { ...kind, coverageType: 'FAMILY', networkTier: inNetwork, total: amount.family },
        ]
  const hasFamilyEntry = design.category === 'dental' && design.annualLimit !== null
  return [
    ...one(annual, design.annualLimit, inNetwork),
    ...(hasFamilyEntry
      ? [{ ...noFamilyLimit, coverageType: 'FAMILY' as const, networkTier: inNetwork, total: -1_00 }]
      : []),
    ...both(deductible, design.deductible),
    ...both(outOfPocket, design.outOfPocket),
    ...one(outOfNetwork, design.outOfNetworkDeductible, outside),
  ]
}
