import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { type FormRules, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { type NewPasswordField, newPasswordRules } from '../../forms/new-password.tsx'
import { securityAnswer } from '../../forms/patterns.ts'
import { noAnswer, type Refusal, refuse, userErrors } from '../../forms/refusal.ts'
import { RecoverPasswordDocument, ResetPasswordDocument } from '../../generated/recovery.ts'
import { createAction, type Sent } from '../../screen/action.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { RecoverySent } from './check-your-mail.tsx'

/** A user name is required; the service never says which ones exist (REG-16). */
export const recoveryPasswordRules = (text: ScreenText<'recovery-password'>): FormRules<'username'> => ({
  username: { label: sayFrom(text)('username'), required: true },
})

type AnswerField = `answer${number}`
export type ResetField = NewPasswordField | AnswerField

/** The questions of the link, each with the field of its answer, and two matching passwords (REG-16, REG-17). */
export function resetRules(
  text: ScreenText<'recovery-password'>,
  questions: readonly { question: string }[],
): FormRules<ResetField> {
  const answers = questions.map(
    ({ question }, index) =>
      [
        `answer${index}`,
        { ...securityAnswer, label: question, required: true, messages: { required: text.answerRequired } },
      ] as const,
  )
  return { ...Object.fromEntries(answers), ...newPasswordRules(text) }
}

type Refused<Name extends string> = ReturnType<typeof refuse<Refusal<Name>>>

/** Asks for the link by e-mail (REG-16). */
async function askForLink({ form, ask }: Sent): Promise<RecoverySent | Refused<'username'>> {
  const { username = '' } = formValues(form)
  const values = { username }
  const codes = failingCodes(recoveryPasswordRules(noWords), values)
  if (codes) return refuse({ codes, values })
  const input = { username: username.trim() }
  const answer = await ask(RecoverPasswordDocument, { input }, { handles: ['recoverPassword'] })
  const errors = answer.data?.recoverPassword.userErrors ?? noAnswer
  return errors.length > 0 ? refuse({ ...userErrors(errors, ['username']), values }) : { sent: true }
}

/** The place answers, 0, answer is the field "answer0", newPassword the field "password". */
const fieldNameOf = ([field, index]: readonly string[]) =>
  field === 'newPassword' ? 'password' : index === undefined ? field : `answer${index}`

/** Sets the new password with the link and the answers, then leads to log-in (REG-17). Neither is sent back to the page. */
async function setPassword(
  { form, ask, redirectTo, pathOf }: Sent,
  token: string,
): Promise<Response | Refused<ResetField>> {
  const all = formValues(form)
  const ids = form.getAll('question').filter(id => typeof id === 'string')
  const rules = resetRules(
    noWords,
    ids.map(question => ({ question })),
  )
  const codes = failingCodes(rules, all)
  if (codes) return refuse({ codes, values: {} })
  const answers = ids.map((questionId, index) => ({ questionId, answer: (all[`answer${index}`] ?? '').trim() }))
  const input = { token, answers, newPassword: all.password ?? '' }
  const answer = await ask(ResetPasswordDocument, { input }, { handles: ['resetPassword'] })
  const errors = answer.data?.resetPassword.userErrors ?? noAnswer
  const names = ['password', ...ids.map((_id, index): AnswerField => `answer${index}`)] as const
  return errors.length > 0
    ? refuse({ ...userErrors<ResetField>(errors, names, fieldNameOf), values: {} })
    : redirectTo(pathOf('login'))
}

/** With a link the form sets a password, without one it asks for a link; failures show on the page (REG-18). */
export const recoveryPasswordAction = createAction(
  async (sent): Promise<Response | RecoverySent | Refused<'username'> | Refused<ResetField>> => {
    const token = sent.form.get('token')
    return typeof token === 'string' ? setPassword(sent, token) : askForLink(sent)
  },
)
