import { useEffect, useMemo } from 'react'
import { Form, useSubmit } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { NewPasswordFields } from '../../forms/new-password.tsx'
import { OnlyMember } from '../../forms/only-member.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { useAttempt, useRefusableForm } from '../../forms/use-refusable-form.ts'
import { ChangePasswordScreenDocument } from '../../generated/change-password-screen.ts'
import { continuing, TellingField } from '../../journey/tell-then-continue.tsx'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf, useShell } from '../../screen/shell-data.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { useHydrated } from '../../state/hydrated.ts'
import { useNotify } from '../../state/notifications.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { HiddenInputField } from '../../ui/field/hidden-input-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { Page } from '../../ui/page/page.tsx'
import {
  type ChangePasswordField,
  changePasswordRules,
  goesOnField,
  type PasswordChanged,
} from './change-password-action.ts'

/** Keys of the words for the service's codes. */
const changePasswordRefusals = [
  'currentPasswordWrong',
  'samePassword',
  'passwordEasyToGuess',
  'forbidden',
  'unauthenticated',
  'rateLimited',
  'unavailable',
] as const

export const loader = createScreenLoader('change-password', ChangePasswordScreenDocument)
export { changePasswordAction as action } from './change-password-action.ts'

/** Account states in which the password must be changed first (STATE-03, OPEN-43). */
const mustChange: readonly unknown[] = ['INITIAL', 'FORCED_CHANGE']

/** Changes the password, by choice or because it is required (ACCOUNT-08 to ACCOUNT-11). */
export function Component() {
  const { view, data } = useScreen(loader)
  const answer = useAnswer<PasswordChanged | Refusal<ChangePasswordField>>()
  const changed = answer !== undefined && 'changed' in answer ? answer : undefined
  const refusal = answer !== undefined && 'codes' in answer ? answer : undefined
  const goesOn = mustChange.includes(data.viewer?.facts.accountStatus)
  const alive = useHydrated()
  const { text } = view
  const settings = useSettings()
  useTellOfChange(changed, text.saved)
  // After a success the form starts empty again.
  const attempt = useAttempt(changed)
  return (
    <Page
      heading={text.heading}
      lead={goesOn ? text.introFirst : text.intro}
      back={goesOn || !settings ? undefined : { target: settings, label: text.back }}
      width="reading"
    >
      {changed && !alive && (
        <Alert type="success">
          <p>{text.saved}</p>
        </Alert>
      )}
      <Card>
        <OnlyMember>
          <ChangePasswordForm key={attempt} text={text} goesOn={goesOn} refusal={refusal} />
        </OnlyMember>
      </Card>
    </Page>
  )
}

/** Where the settings are, for whom their menu shows them: minors have no such page. */
function useSettings(): string | undefined {
  const { menus } = useShell().shell
  const path = usePathOf()('account-settings')
  return menus.settings.find(({ target }) => target === path)?.target
}

interface Props {
  text: ScreenText<'change-password'>
  goesOn: boolean
  refusal: Refusal<ChangePasswordField> | undefined
}

/** The current password and a new one (ACCOUNT-09). Typed values stay while the page is open. */
function ChangePasswordForm({ text, goesOn, refusal }: Props) {
  const rules = useMemo(() => changePasswordRules(text), [text])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text, changePasswordRefusals)
  const busy = usePending()
  // Once a first password is changed, this page is closed to a session that has still to be finished: asked for again, it would lead
  // out before the journey goes on.
  return (
    <Form {...formProps} method="post" defaultShouldRevalidate={!goesOn} className={layout.form}>
      <FormErrors message={problem} refusal={refusal} />
      <HiddenInputField {...field('currentPassword')} autoComplete="current-password" />
      <NewPasswordFields field={field} text={text} />
      {goesOn && <input type="hidden" name={goesOnField} value="yes" />}
      <TellingField />
      <div className={layout.buttons}>
        <Button type="submit" disabled={busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}

/** How long the success message shows. */
const successShownMs = 5000

/** Confirms the change and, after a required one, goes on with the journey, whose end is Home (ACCOUNT-11, ACCOUNT-13, SEC-09). */
function useTellOfChange(changed: PasswordChanged | undefined, message: string) {
  const notify = useNotify()
  const submit = useSubmit()
  useEffect(() => {
    if (!changed) return
    notify({ message, status: 'success', dismissAfter: successShownMs })
    if (changed.goesOn) void submit(continuing, { method: 'post', replace: true })
  }, [changed, message, notify, submit])
}
