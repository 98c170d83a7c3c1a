import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import type { PlanManagementCardPartsFragment } from '../../../generated/account-plan-benefits-screen.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import type { Say } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'
import { planChoices, planFacts, planValues } from './plan-choices.ts'

interface Props {
  plan: PlanManagementCardPartsFragment
  say: Say<ScreenText<'account-plan-benefits'>>
  /** The cancellation form, for members who may cancel. */
  children: ReactNode
}

/** How the keys of the texts name what was cancelled. */
const wordOf = { MEDICAL: 'M', MEDICAL_AND_DENTAL: 'D' } as const

/** Renewal of a plan, and what a cancellation means (PLAN-04, PLAN-09, PLAN-10, PLAN-13). */
export function PlanManagementCard({ plan, say, children }: Props) {
  const { cancellationStatus } = plan
  const status = cancellationStatus && wordOf[cancellationStatus]
  const { renewal } = planChoices(plan)
  const values = planValues(plan)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(status)
  useLayoutEffect(() => {
    // The form that had focus disappears once the plan is cancelled.
    if (status !== before.current) heading.current?.focus()
    before.current = status
  }, [status])
  return (
    <AccountCard heading={say('management', values)} headingRef={heading}>
      {status ? (
        <Alert type="warning" title={say(`cancelledTitle${status}`)}>
          {values.coverageEnd && values.upcomingPlanYear && <p>{say(`cancelled${status}`, values)}</p>}
        </Alert>
      ) : (
        <Alert type="info" title={say('renewalTitle')}>
          {values.openEnrollmentEnd && <p>{say('renewal', values)}</p>}
        </Alert>
      )}
      <Facts facts={planFacts(plan).map(([label, value]) => ({ label: say(label), value }))} />
      {renewal && (
        <p>
          <ButtonLink target={renewal.target} newTab>
            {renewal.label ?? say('renew')}
          </ButtonLink>
        </p>
      )}
      {children}
    </AccountCard>
  )
}
