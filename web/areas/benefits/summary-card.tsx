import { useId } from 'react'
import type { BenefitsSummaryScreenQuery } from '../../generated/benefits-summary-screen.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { categoryKeys } from '../../ui/words/category-keys.ts'
import { useCost } from '../../ui/words/use-cost.ts'
import { categoryPath, useMemberAddress } from './addresses.ts'
import { useSay } from './benefits-words.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './summary-card.module.css'
import { YearlyAmountCard, yearlyAmounts } from './yearly-amount-card.tsx'

type Family = NonNullable<NonNullable<BenefitsSummaryScreenQuery['viewer']>['family']>
type SummaryBenefits = NonNullable<NonNullable<Family['member']>['benefitsSummary']>['benefits'][number]

interface Props {
  benefits: SummaryBenefits
  /** Time of the plan period in sight; undefined for the current one. */
  effectiveTime: string | undefined
}

/** A coverage category of the summary: plan and dates, limits, and headline services (BENEFIT-08). */
export function SummaryCard({ benefits: { category, coverage, limits }, effectiveTime }: Props) {
  const pathOf = usePathOf()
  const say = useSay<'benefits-summary'>()
  const address = useMemberAddress()
  const id = useId()
  const word = say(categoryKeys[category])
  const amounts = yearlyAmounts(limits ?? [])
  const headlines = coverage?.headlines ?? []
  return (
    <section className={styles.summary} data-print="flow" aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{word}</h2>
        <ButtonLink
          kind="secondary"
          size="small"
          target={address(categoryPath(pathOf, category, effectiveTime))}
          data-print="hidden"
        >
          {say('seeAll', { category: word.toLowerCase() })}
        </ButtonLink>
      </header>
      {coverage?.plan && <PlanCard plan={coverage.plan} />}
      <div
        className={styles.parts}
        data-print="flow"
        data-columns={amounts.length > 0 && headlines.length > 0 ? 'two' : 'one'}
      >
        {amounts.length > 0 && (
          <div className={styles.amounts}>
            {amounts.map(amount => (
              <YearlyAmountCard key={`${amount.tier} ${amount.label}`} amount={amount} />
            ))}
          </div>
        )}
        {headlines.length > 0 && <HeadlineTable headlines={headlines} />}
      </div>
    </section>
  )
}

type Coverage = NonNullable<SummaryBenefits['coverage']>

/** The headline services of a plan, with what the member pays for each (BENEFIT-08). */
function HeadlineTable({ headlines }: { headlines: Coverage['headlines'] }) {
  const say = useSay<'benefits-summary'>()
  const cost = useCost()
  return (
    <Card>
      <DataTable
        caption={say('headlines')}
        showCaption
        rows={headlines}
        rowKey={headline => headline.id}
        columns={[
          { id: 'service', head: say('service'), cell: headline => headline.name },
          {
            id: 'pay',
            head: say('youPay'),
            numeric: true,
            cell: headline => headline.outOfPocket && cost(headline.outOfPocket),
          },
        ]}
      />
    </Card>
  )
}
