import type { FormRules } from '../../forms/field-rules.ts'
import { type NewPasswordField, newPasswordRules } from '../../forms/new-password.tsx'
import { securityAnswer } from '../../forms/patterns.ts'

export type AnswerField = `answer${number}`
export type ResetField = NewPasswordField | AnswerField

/** The questions of the link, each with the field of its answer, and two matching passwords (REG-16, REG-17). */
export function resetRules(
  text: Readonly<Record<string, string>>,
  questions: readonly { question: string }[],
): FormRules<ResetField> {
  const answers = questions.map(({ question }, index) => [
    `answer${index}`,
    { ...securityAnswer, label: question, required: true, messages: { required: text.answerRequired ?? '' } },
  ])
  return { ...Object.fromEntries(answers), ...newPasswordRules(text) }
}
