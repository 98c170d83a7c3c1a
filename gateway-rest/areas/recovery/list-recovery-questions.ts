import type { Handler } from '../../http/call.ts'
import { limitAttempts } from '../../security/limit-attempts.ts'
import { questionsOf } from '../../security/security-answers.ts'
import { findLink } from './recovery-links.ts'

/** `POST account/forgot-password/questions`: what the holder of a link has to answer (REG-16). Asking does not use the link up. */
export const listRecoveryQuestions: Handler<'listRecoveryQuestions'> = ({ body, ...services }) => {
  limitAttempts(services, 'recovery-questions')
  const { memberKey } = findLink(services.database, services.clock, body.token)
  return questionsOf(services.database, memberKey)
}
