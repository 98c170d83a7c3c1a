import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import type { PlansCardPartsFragment } from '../../../generated/account-summary-screen.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { AccountCard } from '../account-card.tsx'
import { type PlanLine, type PlanStanding, PlanTable } from '../plan-table.tsx'

interface Props {
  coverages: PlansCardPartsFragment['coverages']
  text: ScreenText<'account-summary'>
}

/** Dates of the plans that the member has, had or will have (ACCOUNT-01). */
export function PlansCard({ coverages, text }: Props) {
  const lines = planLines(coverages)
  return (
    <AccountCard heading={text.plans}>
      {lines.length > 0 ? (
        <PlanTable caption={text.plans} lines={lines} text={text} />
      ) : (
        <Empty title={text.noPlans}>
          <p>{text.noPlansBody}</p>
        </Empty>
      )}
    </AccountCard>
  )
}

type Coverage = PlansCardPartsFragment['coverages'][number]

const standings: { readonly [Status in Coverage['status']]: PlanStanding | undefined } = {
  ACTIVE: 'active',
  FUTURE: 'future',
  TERMED: 'termed',
  INELIGIBLE: undefined,
}

/** A line for each kind of plan that the member has, had or will have. */
function planLines(coverages: readonly Coverage[]): PlanLine[] {
  return coverages.flatMap(({ category, status, startDate, endDate }) => {
    const standing = standings[status]
    return standing ? [{ category, standing, starts: startDate, ends: endDate }] : []
  })
}
