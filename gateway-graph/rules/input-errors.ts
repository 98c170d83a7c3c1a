import { userError } from '../failures/user-errors.ts'
import type { PersonInput, SecurityAnswerInput, UserError } from '../generated/resolver-types.ts'
import { type FieldRule, fieldFailure, identifier, personName, securityAnswer } from './field-rules.ts'

/** A user error for each required field whose text fails its rule; values never go along. */
export function inputErrors<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  rules: Readonly<Record<Name, FieldRule>>,
): UserError[] {
  return (Object.keys(rules) as Name[]).flatMap(name => {
    const failure = fieldFailure(values[name], rules[name])
    return failure === undefined ? [] : [userError(failure, name)]
  })
}

/** Each answer by the answer rule, each question at most once (REG-11, ACCOUNT-07). Fields are named `answers.0.answer`. */
export function answerErrors(answers: readonly SecurityAnswerInput[]): UserError[] {
  return answers.flatMap(({ questionId, answer }, index) => {
    if (answers.findIndex(other => other.questionId === questionId) < index)
      return [userError('DUPLICATE', `answers.${index}.questionId`)]
    const failure = fieldFailure(answer, securityAnswer)
    return failure === undefined ? [] : [userError(failure, `answers.${index}.answer`)]
  })
}

const personRules = { subscriberId: identifier, firstName: personName, lastName: personName }

/** Fields of a person that break their rule (REG-03, REG-04). A date of birth is a date already. */
export function personErrors(person: PersonInput): UserError[] {
  return inputErrors(person, personRules)
}
