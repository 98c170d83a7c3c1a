import { data } from 'react-router'
import type { Sent } from '../../../app/create-action.ts'
import { failed } from '../../../app/failure.ts'
import { formValues } from '../../../forms/form-values.ts'
import { failingFields } from '../../../forms/refusal.ts'
import { SaveSecurityAnswersDocument } from '../../../generated/save-security-answers.ts'
import { type AnswerField, answerField, answerFieldOf, answerFields, places, questionField } from './answer-fields.ts'
import { answerRules } from './answer-rules.ts'
import type { SettingsAnswer } from './settings-answer.ts'

/** Stores three questions with their answers; a failure is the error page's (ACCOUNT-07, ACCOUNT-12). */
export async function saveAnswers({ form, run }: Sent) {
  const typed = formValues(form)
  const values: { [Field in AnswerField]?: string } = Object.fromEntries(
    answerFields.map(name => [name, (typed[name] ?? '').trim()]),
  )
  const refuse = (fields: readonly AnswerField[]) =>
    data({ answers: { fields, values } } satisfies SettingsAnswer, { status: 422 })

  const failing = failingFields(answerRules({}), values)
  if (failing.length > 0) return refuse(failing)
  const { saveSecurityAnswers } = await run(SaveSecurityAnswersDocument, {
    answers: places.map(place => ({
      questionId: values[questionField(place)] ?? '',
      answer: values[answerField(place)] ?? '',
    })),
  })
  const { errors } = saveSecurityAnswers
  const refused = errors.map(({ field }) => answerFieldOf(field)).filter(name => name !== undefined)
  if (refused.length > 0) return refuse(refused)
  if (errors.length > 0) throw failed({ status: 400 })
  return { answers: { saved: true } } satisfies SettingsAnswer
}
