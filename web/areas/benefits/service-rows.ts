import type { BenefitsPartsFragment, CoverageCategory, NetworkTier } from '../../generated/benefits-screen.ts'
import { categoryPath, dentalServicePath } from './addresses.ts'

type Coverage = NonNullable<BenefitsPartsFragment['coverage']>
export type Tier = Coverage['tiers'][number]
type Service = Tier['groups'][number]['services'][number]

/** A service as its table lists it. */
export interface ServiceRow {
  key: string
  name: string
  /** Where its page is, or its document. */
  target: { path: string; query?: Record<string, string> } | { document: string }
  /** What the member pays; nothing for a document. */
  amount: string | undefined
  /** What the member pays from year to year, in an incentive plan. */
  steps: readonly string[]
  limit: string | null
}

interface Place {
  category: CoverageCategory
  effectiveTime: string | undefined
  details: Coverage['details']
}

/** What a member pays for a service in one network tier, as its page says it. */
function amountOf(details: Coverage['details'], id: string, tier: NetworkTier): string | undefined {
  const shares = details.find(detail => detail.id === id)?.tierOutOfPocket
  return shares?.find(({ network }) => network === tier)?.text
}

/** Turns a service of a tier into its row: a dental one leads to its page, any other to its page or document (BENEFIT-21, BENEFIT-23). */
export function serviceRow(
  service: Service,
  tier: NetworkTier,
  { category, effectiveTime, details }: Place,
): ServiceRow {
  if ('code' in service) {
    const { code, name, amount, benefitLimit, incentiveTiers } = service
    const steps = incentiveTiers.map(step => step.amount)
    const target = { path: dentalServicePath(code, effectiveTime) }
    return { key: code, name, target, amount, steps, limit: benefitLimit }
  }
  const { url, pageId, pageDescription: name } = service
  const path = categoryPath(category, effectiveTime)
  if (pageId !== null) {
    const target = { path, query: { service: pageId } }
    return { key: pageId, name, target, amount: amountOf(details, pageId, tier), steps: [], limit: null }
  }
  return {
    key: url ?? name,
    name,
    target: url === null ? { path } : { document: url },
    amount: undefined,
    steps: [],
    limit: null,
  }
}
