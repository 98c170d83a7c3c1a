import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { type FormRules, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { type NewPasswordField, newPasswordRules } from '../../forms/new-password.tsx'
import { noAnswer, type Refusal, refuse, type UserError, userErrors } from '../../forms/refusal.ts'
import { ChangePasswordDocument } from '../../generated/change-password.ts'
import { continueJourney } from '../../journey/continue-journey.ts'
import { followUp, isContinuing } from '../../journey/tell-then-continue.tsx'
import { createAction } from '../../screen/action.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type ChangePasswordField = 'currentPassword' | NewPasswordField

/** The current password, and a new one typed twice (ACCOUNT-09). */
export const changePasswordRules = (text: ScreenText<'change-password'>): FormRules<ChangePasswordField> => ({
  currentPassword: { label: sayFrom(text)('currentPassword'), required: true },
  ...newPasswordRules(text),
})

/** Form field that marks a change that was required before going on. */
export const goesOnField = 'goes-on'

/** The action's result when the password was changed. */
export interface PasswordChanged {
  changed: true
  /** True when the change was required before going on (ACCOUNT-11). */
  goesOn: boolean
}

const refuseChange = (refusal: Omit<Refusal<ChangePasswordField>, 'values'>) =>
  refuse<Refusal<ChangePasswordField>>({ ...refusal, values: {} })

/** The service rejects reuse of the current password; the form checks its other rules itself. */
const inOurWords = ({ code, path }: UserError): UserError =>
  code === 'CURRENT_PASSWORD_WRONG'
    ? { code, path: ['currentPassword'] }
    : code === 'INVALID_INPUT' && path?.[0] === 'newPassword'
      ? { code: 'SAME_PASSWORD', path }
      : { code, path }

/** Changes the password; failures show on the page (ACCOUNT-09 to ACCOUNT-11). Passwords are never sent back. */
export const changePasswordAction = createAction(async sent => {
  const { form, ask } = sent
  if (isContinuing(sent)) return continueJourney(sent)
  const values = formValues(form)
  const codes = failingCodes(changePasswordRules(noWords), values)
  if (codes) return refuseChange({ codes })
  const { currentPassword = '', password: newPassword = '' } = values
  const input = { currentPassword, newPassword }
  const answer = await ask(ChangePasswordDocument, { input }, { handles: ['changePassword'] })
  const errors = (answer.data?.changePassword.userErrors ?? noAnswer).map(inOurWords)
  if (errors.length > 0)
    return refuseChange(
      userErrors(errors, ['currentPassword', 'password'], ([field]) => (field === 'newPassword' ? 'password' : field)),
    )
  const goesOn = form.has(goesOnField)
  // A page with script shows the success first and then goes on by itself.
  if (goesOn && !form.has(followUp)) return continueJourney(sent)
  return { changed: true, goesOn } satisfies PasswordChanged
})
