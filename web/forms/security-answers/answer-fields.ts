/** Places of the questions: three, at registration and in settings (REG-11, ACCOUNT-07). */
export const places = [1, 2, 3] as const
export type Place = (typeof places)[number]

export type QuestionField = `question${Place}`
export type AnswerTextField = `answer${Place}`
export type AnswerField = QuestionField | AnswerTextField

export const questionField = (place: Place): QuestionField => `question${place}`
export const answerField = (place: Place): AnswerTextField => `answer${place}`

/** All fields, in the order of the form. */
export const answerFields: readonly AnswerField[] = places.flatMap(place => [questionField(place), answerField(place)])
