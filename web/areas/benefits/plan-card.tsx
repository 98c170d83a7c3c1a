import type { PlanPartsFragment } from '../../generated/benefits-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { datesOf, useSay } from './benefits-words.ts'
import styles from './plan-card.module.css'

interface Props {
  plan: PlanPartsFragment
  /** Whose plan it is; undefined where the screen says it already. */
  member?: string | undefined
}

/** The plan that the benefits come from, its member and its dates. */
export function PlanCard({ plan, member }: Props) {
  const say = useSay()
  return (
    <Card muted>
      <Facts
        className={styles.plan}
        facts={[
          { label: say('plan'), value: plan.planName },
          { label: say('planType'), value: plan.insuranceType },
          { label: say('member'), value: member },
          { label: say('coverageDates'), value: datesOf(plan, say) },
        ]}
      />
    </Card>
  )
}
