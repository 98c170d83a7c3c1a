import type { PlanPartsFragment } from '../../generated/benefits-screen.ts'
import { useScreenView } from '../../screen/screen-loader.ts'
import { Card } from '../../ui/card/card.tsx'
import { type Fact, Facts } from '../../ui/facts/facts.tsx'
import { datesOf } from './benefits-words.ts'
import styles from './plan-card.module.css'

interface Props {
  plan: PlanPartsFragment
  /** Whose plan it is; undefined where the screen says it already. */
  member?: Fact | undefined
}

/** The plan that the benefits come from, its member and its dates. */
export function PlanCard({ plan, member }: Props) {
  const { text } = useScreenView<'benefits' | 'benefits-summary'>()
  return (
    <Card muted>
      <Facts
        className={styles.plan}
        facts={[
          { label: text.plan, value: plan.name },
          { label: text.planType, value: plan.insuranceType },
          ...(member ? [member] : []),
          { label: text.coverageDates, value: datesOf(plan, text) },
        ]}
      />
    </Card>
  )
}
