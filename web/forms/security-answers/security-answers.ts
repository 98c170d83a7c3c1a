import type { SectionText } from '../../../engine/text/screen-text.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { FieldRules, FormRules, FormValues } from '../form-rules.ts'
import { securityAnswer } from '../patterns.ts'

/** Numbers of the three questions, at registration and in settings (REG-11, ACCOUNT-07). */
export const places = [1, 2, 3] as const
type Place = (typeof places)[number]

type QuestionField = `question${Place}`
type AnswerTextField = `answer${Place}`
export type AnswerField = QuestionField | AnswerTextField

export const questionField = (place: Place): QuestionField => `question${place}`
export const answerField = (place: Place): AnswerTextField => `answer${place}`

/** All fields, in the order of the form. */
export const answerFields: readonly AnswerField[] = places.flatMap(place => [questionField(place), answerField(place)])

/** Three different questions, each with an answer of 3 to 30 allowed characters (REG-11, ACCOUNT-07, VALID-14, VALID-15). */
export function answerRules(text: SectionText<'security-questions'>): FormRules<AnswerField> {
  const say = sayFrom(text)
  const rules = places.flatMap((place): [AnswerField, FieldRules][] => {
    const earlier = places.filter(other => other < place).map(questionField)
    const isDifferent: FieldRules['check'] = (value, values) =>
      value !== '' && earlier.some(name => values[name] === value) ? say('duplicate') : undefined
    const messages = { pattern: say('answerInvalid') }
    return [
      [questionField(place), { label: say('question', { number: place }), required: true, check: isDifferent }],
      [answerField(place), { ...securityAnswer, label: say('answer', { number: place }), required: true, messages }],
    ]
  })
  return Object.fromEntries(rules) as { [Field in AnswerField]: FieldRules }
}

/** The form's name for a field of the service: answers, 0, questionId is "question1". Others go by the last of their path. */
export const ownFieldName = (path: readonly string[]): string | undefined =>
  path[2] ? path[2].replace('Id', '') + (Number(path[1]) + 1) : path.at(-1)

/** The answers of a valid form, as the service takes them. */
export const typedAnswers = (values: FormValues<AnswerField>): { questionId: string; answer: string }[] =>
  places.map(place => ({
    questionId: values[questionField(place)] ?? '',
    answer: (values[answerField(place)] ?? '').trim(),
  }))
