import { useId } from 'react'
import { withoutMarks } from '../../../schema/english-mark.ts'
import type { BenefitsPartsFragment, LimitPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageType, NetworkTier } from '../../generated/schema-types.ts'
import { Card } from '../../ui/card/card.tsx'
import { Explain } from '../../ui/explain/explain.tsx'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import { networkWord, useSay, whoseWord } from './benefits-words.ts'
import styles from './yearly-amount-card.module.css'

/** One deductible or limit: how much one person and the family have used, and its explanation on demand (BENEFIT-09, BENEFIT-10). */
export function YearlyAmountCard({ amount }: { amount: YearlyAmount }) {
  const { label, tier, detail, shares } = amount
  const say = useSay<'benefits' | 'benefits-summary'>()
  const id = useId()
  const network = say(networkWord[tier])
  const isInLabel = label.toLowerCase().includes(network.toLowerCase())
  return (
    <Card role="group" className={styles.amount} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.label}>
          {label}
        </h3>
        {!isInLabel && <p className={styles.network}>{network}</p>}
      </div>
      {shares.map(({ coverage, total, met, remaining }) => {
        const whose = say(whoseWord[coverage])
        return (
          <ProgressBar
            key={coverage}
            title={whose}
            name={say('amountOf', { label, whose })}
            met={met}
            remaining={remaining}
            limit={total}
          />
        )
      })}
      {detail && (
        <Explain label={say('about')} about={label}>
          <p className={styles.header}>{detail.header}</p>
          <p>{detail.body}</p>
        </Explain>
      )}
    </Card>
  )
}

/** How much of a yearly amount one person or the family has used. */
interface Share {
  coverage: CoverageType
  total: string
  met: string
  remaining: string
}

/** A deductible or limit of a network tier, with one person's share and the family's. */
interface YearlyAmount {
  label: string
  tier: NetworkTier
  detail: { header: string; body: string } | null
  shares: Share[]
}

type Deductible = NonNullable<BenefitsPartsFragment['coverage']>['deductibles'][number]
type Single = Omit<YearlyAmount, 'shares'> & Share

const fromLimit = (limit: LimitPartsFragment): Single => ({
  label: limit.name,
  tier: limit.networkTier,
  detail: limit.detailDescription,
  ...{ coverage: limit.coverageType, total: limit.total, met: limit.met, remaining: limit.remaining },
})

const fromDeductible = ({ detailDescription, coverageType, networkTier, ...deductible }: Deductible): Single => ({
  ...deductible,
  ...{ coverage: coverageType, tier: networkTier, detail: detailDescription },
})

/** The names that an amount goes by, without the network that its tier says already. */
const namesOf = ({ label, detail }: Single) =>
  [label, detail?.header ?? label].map(name =>
    withoutMarks(name)
      .toLowerCase()
      .replace(/ - (in|out of) network$/, ''),
  )

/** Whether two lists tell the same amount: numbers alone do not say so, as two kinds can have the same (MEMBER-15). */
const isSame = (one: Single, other: Single) =>
  one.coverage === other.coverage &&
  one.tier === other.tier &&
  one.total === other.total &&
  one.met === other.met &&
  namesOf(one).some(name => namesOf(other).includes(name))

/**
 * The yearly amounts of a plan: the limits in their order, then deductibles that no limit repeats. Individual and
 * family shares of one amount are grouped.
 */
export function yearlyAmounts(
  limits: readonly LimitPartsFragment[],
  deductibles: readonly Deductible[] = [],
): YearlyAmount[] {
  const told = limits.map(fromLimit)
  const others = deductibles.map(fromDeductible).filter(amount => !told.some(limit => isSame(limit, amount)))
  const byAmount = Map.groupBy([...told, ...others], ({ label, tier }) => `${tier} ${label}`)
  return [...byAmount.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const { label, tier, detail } = first
    const shares = [first, ...more].map(({ coverage, total, met, remaining }) => ({ coverage, total, met, remaining }))
    return { label, tier, detail, shares }
  })
}
