import type { FormValues } from '../field-rules.ts'
import { type AnswerField, answerField, places, questionField } from './answer-fields.ts'

/** The answers of a valid form, as the service takes them. */
export const typedAnswers = (values: FormValues<AnswerField>): { questionId: string; answer: string }[] =>
  places.map(place => ({
    questionId: values[questionField(place)] ?? '',
    answer: (values[answerField(place)] ?? '').trim(),
  }))
