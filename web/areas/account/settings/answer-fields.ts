/** Places of the questions: three, as at registration (ACCOUNT-07). */
export const places = [0, 1, 2] as const
type Place = (typeof places)[number]

export type QuestionField = `question${Place}`
export type AnswerTextField = `answer${Place}`
export type AnswerField = QuestionField | AnswerTextField

export const questionField = (place: Place): QuestionField => `question${place}`
export const answerField = (place: Place): AnswerTextField => `answer${place}`

/** All fields, in the order of the form. */
export const answerFields: readonly AnswerField[] = places.flatMap(place => [questionField(place), answerField(place)])

/** The form's name for a field that the service names "answers.0.questionId" or "answers.0.answer". */
export function answerFieldOf(name: string | null): AnswerField | undefined {
  const [, place, part] = /^answers\.(\d)\.(questionId|answer)$/.exec(name ?? '') ?? []
  const own = `${part === 'answer' ? 'answer' : 'question'}${place}`
  return answerFields.find(field => field === own)
}
