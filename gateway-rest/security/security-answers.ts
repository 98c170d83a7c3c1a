import type { SecurityAnswer, SecurityQuestion } from '../../schema/generated/gateway-types.ts'
import type { Clock } from '../clock.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Database } from '../store/database.ts'
import type { Say } from '../words/say.ts'
import type { Passwords } from './passwords.ts'

interface HashedAnswer {
  readonly questionId: string
  readonly answerHash: string
}

type Question = (typeof securityQuestions)[number]

interface AnswerRow extends HashedAnswer {
  readonly position: number
}

/** Case and extra spaces do not count. */
const normal = (answer: string) => answer.trim().replace(/ +/g, ' ').toLowerCase()

/**
 * Hashes of answers, salted like passwords.
 * @throws GatewayError 400 naming `answers` for a question that is not offered, or one that is answered twice.
 */
export async function hashAnswers(passwords: Passwords, answers: readonly SecurityAnswer[]): Promise<HashedAnswer[]> {
  const ids = new Set(answers.map(({ questionId }) => questionId))
  if (ids.size < answers.length || ![...ids].every(id => securityQuestions.some(question => question.id === id)))
    throw new GatewayError('BAD_REQUEST', 'answers must answer different questions that are offered.', {
      field: 'answers',
    })
  return Promise.all(
    answers.map(async ({ questionId, answer }) => ({ questionId, answerHash: await passwords.hash(normal(answer)) })),
  )
}

/** Replaces all answers of a member. Run it within a transaction. */
export function storeAnswers(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  memberKey: string,
  answers: readonly HashedAnswer[],
): void {
  const storedAt = clock.now().getTime()
  database.run('delete from securityAnswer where memberKey = ?', memberKey)
  for (const [position, answer] of answers.entries()) {
    database.insert('securityAnswer', { memberKey, position, ...answer, storedAt })
  }
}

/** The questions that a member has answered, in their order; most demonstration members have none. */
export function questionsOf(database: Database, memberKey: string): Question[] {
  return storedAnswers(database, memberKey).flatMap(
    ({ questionId }) => securityQuestions.find(({ id }) => id === questionId) ?? [],
  )
}

/** Whether all stored answers are given correctly. All are compared, so that timing does not tell which one is wrong. */
export async function areAnswersRight(
  { database, passwords }: { readonly database: Database; readonly passwords: Passwords },
  memberKey: string,
  answers: readonly SecurityAnswer[],
): Promise<boolean> {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, normal(answer)]))
  const right = await Promise.all(
    storedAnswers(database, memberKey).map(({ questionId, answerHash }) =>
      passwords.verify(given.get(questionId) ?? '', answerHash),
    ),
  )
  return !right.includes(false)
}

function storedAnswers(database: Database, memberKey: string): AnswerRow[] {
  return database.all<AnswerRow>(
    'select questionId, position, answerHash from securityAnswer where memberKey = ? order by position',
    memberKey,
  )
}

/** The questions that people choose from, in the order in which they are offered. */
export const securityQuestions = [
  { id: 'first-pet', question: 'What was the name of your first pet?' },
  { id: 'first-street', question: 'What street did you live on as a child?' },
  { id: 'first-concert', question: 'Whose concert did you go to first?' },
  { id: 'first-job', question: 'In what city was your first job?' },
  { id: 'first-teacher', question: 'What was the last name of your first teacher?' },
  { id: 'met-partner', question: 'In what city did you meet your partner?' },
  { id: 'childhood-friend', question: 'What is the first name of your best friend from childhood?' },
  { id: 'favorite-dish', question: 'What dish did your family make for celebrations?' },
  { id: 'dream-journey', question: 'What place did you always want to travel to?' },
  { id: 'grandparent-town', question: 'In what town did your grandparents live?' },
] as const

/** Puts a question in the language of whoever is asked (LOCALE-06). */
export const inWords =
  (say: Say) =>
  ({ id, question }: Question): SecurityQuestion => ({ id, question: say(question) })
