import { useActionData } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import { ChangePasswordScreenDocument, type ChangePasswordScreenQuery } from '../../generated/change-password-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { useAlive } from '../../ui/alive/use-alive.ts'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import type { ChangePasswordField } from './change-password-rules.ts'
import type { PasswordChanged } from './password-changed.ts'
import { useTellOfChange } from './use-tell-of-change.ts'

export const loader = createScreenLoader(ChangePasswordScreenDocument)
export { changePasswordAction as action } from './change-password-action.ts'

/** States of an account whose password has to be changed first (STATE-03, OPEN-43). */
const mustChange: readonly unknown[] = ['INI', 'FRC']

/** A new password, wanted or demanded (ACCOUNT-08 to ACCOUNT-11). */
export function Component() {
  const { view, data } = useScreen<ChangePasswordScreenQuery>()
  const answer = useActionData() as PasswordChanged | Refusal<ChangePasswordField> | undefined
  const changed = answer !== undefined && 'changed' in answer ? answer : undefined
  const refusal = answer !== undefined && 'codes' in answer ? answer : undefined
  const goesOn = mustChange.includes(data.viewer?.facts.accountStatus)
  const alive = useAlive()
  const { text } = view
  useTellOfChange(changed, text.saved ?? '')
  // A form that did its work starts empty again.
  const attempt = useAttempt(changed)
  return (
    <Page
      heading={text.heading ?? ''}
      lead={goesOn ? text.introFirst : text.intro}
      back={goesOn ? undefined : { target: '/account/settings', label: text.back ?? '' }}
      width="reading"
    >
      {changed && !alive && (
        <Alert type="success">
          <p>{text.saved}</p>
        </Alert>
      )}
      <Card>
        <ChangePasswordForm key={attempt} text={text} goesOn={goesOn} refusal={refusal} />
      </Card>
    </Page>
  )
}
