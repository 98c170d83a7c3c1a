import { type Mendable, userError } from '../failures/user-errors.ts'
import type { PersonInput, SecurityAnswerInput } from '../generated/resolver-types.ts'
import { type FieldRule, fieldFailure, identifier, personName, securityAnswer } from './field-rules.ts'

/** A user error for each required field whose text fails its rule; values never go along. `within` leads to the fields. */
export function inputErrors<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  rules: Readonly<Record<Name, FieldRule>>,
  within: readonly string[] = [],
): Mendable[] {
  return (Object.keys(rules) as Name[]).flatMap(name => {
    const failure = fieldFailure(values[name], rules[name])
    return failure === undefined ? [] : [userError(failure, [...within, name])]
  })
}

/** Each answer by the answer rule, each question at most once (REG-11, ACCOUNT-07). Their paths are of the form answers, 0, answer. */
export function answerErrors(answers: readonly SecurityAnswerInput[]): Mendable[] {
  return answers.flatMap(({ questionId, answer }, index) => {
    if (answers.findIndex(other => other.questionId === questionId) < index)
      return [userError('DUPLICATE', ['answers', `${index}`, 'questionId'])]
    const failure = fieldFailure(answer, securityAnswer)
    return failure === undefined ? [] : [userError(failure, ['answers', `${index}`, 'answer'])]
  })
}

const personRules = { subscriberId: identifier, firstName: personName, lastName: personName }

/** Fields of a person that break their rule (REG-03, REG-04). A date of birth is a date already. */
export function personErrors(person: PersonInput): Mendable[] {
  return inputErrors(person, personRules, ['person'])
}

const personFields: readonly string[] = [...Object.keys(personRules), 'dateOfBirth']

/** Where an input with a person has what the gateway knows as one field among others. */
export function pathWithPerson(field: string): readonly string[] {
  return personFields.includes(field) ? ['person', field] : field.split('.')
}
