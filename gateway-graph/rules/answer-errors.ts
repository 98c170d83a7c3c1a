import type { SecurityAnswerInput, UserError } from '../generated/resolver-types.ts'
import { userError } from '../shared/user-error.ts'
import { fieldFailure } from './field-failure.ts'
import { securityAnswer } from './field-rules.ts'

/** Each answer by the answer rule, each question at most once (REG-11, ACCOUNT-07). Fields are named `answers.0.answer`. */
export function answerErrors(answers: readonly SecurityAnswerInput[]): UserError[] {
  return answers.flatMap(({ questionId, answer }, index) => {
    if (answers.findIndex(other => other.questionId === questionId) < index)
      return [userError('DUPLICATE', `answers.${index}.questionId`)]
    const failure = fieldFailure(answer, securityAnswer)
    return failure === undefined ? [] : [userError(failure, `answers.${index}.answer`)]
  })
}
