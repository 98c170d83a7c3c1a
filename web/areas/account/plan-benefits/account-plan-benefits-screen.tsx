import { useSavedNote } from '../../../forms/saved.tsx'
import { AccountPlanBenefitsScreenDocument } from '../../../generated/account-plan-benefits-screen.ts'
import { createScreenLoader, useScreen } from '../../../screen/screen-loader.ts'
import { useAnswer } from '../../../screen/use-answer.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { CancelPlan } from './cancel-plan.tsx'
import type { CancelPlanAnswer } from './cancel-plan-action.ts'
import { currentFirst, GroupPlansCard } from './group-plans-card.tsx'
import { planChoices, planValues } from './plan-choices.ts'
import { PlanManagementCard } from './plan-management-card.tsx'

export const loader = createScreenLoader('account-plan-benefits', AccountPlanBenefitsScreenDocument)
export { cancelPlanAction as action } from './cancel-plan-action.ts'

/** The status of each plan, and renewal or cancellation of an individual plan (ACCOUNT-14, PLAN-01). */
export function Component() {
  const { view, data } = useScreen(loader)
  const answer = useAnswer<CancelPlanAnswer>()
  const say = sayFrom(view.text)
  const note = useSavedNote(answer && 'saved' in answer ? answer : undefined, say('cancelled'))
  const { member, groupsWithPlans: groups = [] } = data.viewer ?? {}
  const plan = member?.planManagement
  const cancellations = plan && member?.relationship === 'SUBSCRIBER' ? planChoices(plan).cancellations : []
  return (
    <Page heading={say('heading')} lead={say('lead')}>
      {note}
      {plan?.isOpen && (
        <PlanManagementCard plan={plan} say={say}>
          {cancellations.length > 0 && (
            <CancelPlan options={cancellations} answer={answer} values={planValues(plan)} say={say} />
          )}
        </PlanManagementCard>
      )}
      {currentFirst(groups).map(group => (
        <GroupPlansCard
          key={group.number}
          group={group}
          marked={groups.length > 1 && group.isCurrent}
          management={group.isCurrent ? plan : undefined}
          text={view.text}
        />
      ))}
      {groups.length === 0 && (
        <Empty title={say('noPlans')}>
          <p>{say('noPlansBody')}</p>
        </Empty>
      )}
    </Page>
  )
}
