import { withoutMarks } from '../../../schema/english-mark.ts'
import type { YearlyAmountsPartsFragment } from '../../generated/home.ts'
import { money, roundMoney } from '../../ui/format/money.ts'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import { fill } from '../../ui/words/say-from.ts'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'
import { SectionCard } from '../section/section-card.tsx'
import { WayOn } from '../section/way-on.tsx'
import styles from './yearly-amounts.module.css'

type Limit = NonNullable<YearlyAmountsPartsFragment['yearlyLimits']>[number]
type Plan = BlockView<'yearly-amounts'>['plans'][number]

/** One amount of the plan year: the member's own share first, the family's beside it. */
interface YearlyAmount {
  title: string
  own: Limit
  family: Limit | undefined
}

interface YearlyNeeds {
  plan: Plan
  amounts: YearlyAmount[]
}

/** The amounts of the first plan that has any; without one, nothing (MEMBER-34). */
function yearlyNeeds(view: BlockView<'yearly-amounts'>, { data }: HomeContext): YearlyNeeds | undefined {
  const limits = (data.yearlyLimits ?? []).filter(({ networkTier }) => networkTier === 'IN_NETWORK')
  return view.plans
    .map(plan => ({ plan, amounts: amountsOf(plan, view, limits) }))
    .find(({ amounts }) => amounts.length > 0)
}

/** The amounts that the manifest names, in its order; a plan for families alone has the family's share only. */
function amountsOf(plan: Plan, view: BlockView<'yearly-amounts'>, limits: readonly Limit[]): YearlyAmount[] {
  const own = limits.filter(({ category }) => category.toLowerCase() === plan.category)
  return view.amounts.flatMap(({ limitType, title }) => {
    const shares = own.filter(limit => withoutMarks(limit.name) === limitType)
    const single = shares.find(({ coverageType }) => coverageType === 'INDIVIDUAL')
    const family = shares.find(({ coverageType }) => coverageType === 'FAMILY')
    const shown = single ?? family
    return shown ? [{ title, own: shown, family: single && family }] : []
  })
}

/** How much of the plan year's deductible and out-of-pocket maximum is used and left, in figures and as bars (MEMBER-34). */
function YearlyAmounts({ view, data: { plan, amounts } }: { view: BlockView<'yearly-amounts'>; data: YearlyNeeds }) {
  const { link } = view
  return (
    <SectionCard
      id={view.id}
      title={plan.title}
      footer={
        link && (
          <WayOn target={link.target} newTab={link.newTab}>
            {link.title}
          </WayOn>
        )
      }
    >
      <div className={styles.amounts}>
        {amounts.map(({ title, own, family }) => (
          <div key={own.name}>
            <ProgressBar title={title} met={own.met} remaining={own.remaining} limit={own.total} />
            {family && (
              <p className={styles.family}>
                {fill(view.family, { remaining: money(family.remaining), total: roundMoney(family.total) })}
              </p>
            )}
          </div>
        ))}
      </div>
    </SectionCard>
  )
}

export const yearlyAmounts = createBlock({
  sources: ['yearlyLimits'],
  needs: yearlyNeeds,
  Component: YearlyAmounts,
})
