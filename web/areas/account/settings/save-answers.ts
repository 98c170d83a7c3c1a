import { data } from 'react-router'
import { routeError } from '../../../errors/failure.ts'
import { failingCodes } from '../../../forms/failing-codes.ts'
import type { FormValues } from '../../../forms/field-rules.ts'
import { formValues } from '../../../forms/form-values.ts'
import type { FieldCodes } from '../../../forms/refusal.ts'
import { type AnswerField, answerFields } from '../../../forms/security-answers/answer-fields.ts'
import { answerRules } from '../../../forms/security-answers/answer-rules.ts'
import { ownFieldName } from '../../../forms/security-answers/own-field-name.ts'
import { typedAnswers } from '../../../forms/security-answers/typed-answers.ts'
import { userErrors } from '../../../forms/user-errors.ts'
import { SaveSecurityAnswersDocument } from '../../../generated/save-security-answers.ts'
import type { Sent } from '../../../screen/action.ts'
import type { SettingsAnswer } from './settings-answer.ts'

/** Stores three questions with their answers; a failure is the error page's (ACCOUNT-07, ACCOUNT-12). */
export async function saveAnswers({ form, run }: Sent) {
  const typed = formValues(form)
  const values: FormValues<AnswerField> = Object.fromEntries(answerFields.map(name => [name, typed[name] ?? '']))
  const refuse = (codes: FieldCodes<AnswerField>) =>
    data({ answers: { codes, values } } satisfies SettingsAnswer, { status: 422 })

  const failing = failingCodes(answerRules({}), values)
  if (failing) return refuse(failing)
  const { saveSecurityAnswers } = await run(SaveSecurityAnswersDocument, { answers: typedAnswers(values) })
  const { codes, problem } = userErrors(saveSecurityAnswers.errors, answerFields, ownFieldName)
  if (Object.keys(codes).length > 0) return refuse(codes)
  if (problem !== undefined) throw routeError({ status: 400 })
  return { answers: { saved: true } } satisfies SettingsAnswer
}
