import type { Handler } from '../../http/call.ts'
import { hashAnswers, inWords, questionsOf, securityQuestions, storeAnswers } from '../../security/security-answers.ts'

/** `GET account/security-questions` (CALL-23): the questions to choose from, the same for everybody. */
export const getSecurityQuestions: Handler<'getSecurityQuestions'> = ({ say }) => securityQuestions.map(inWords(say))

/** `PUT account/security-answers` (CALL-24): replaces all earlier answers, storing hashes. */
export const putSecurityAnswers: Handler<'putSecurityAnswers'> = async ({ body, viewer, ...services }) => {
  const { database, passwords } = services
  const answers = await hashAnswers(passwords, body.answers)
  database.transaction(() => storeAnswers(services, viewer.memberKey, answers))
  return { questionIds: questionsOf(database, viewer.memberKey).map(({ id }) => id) }
}
