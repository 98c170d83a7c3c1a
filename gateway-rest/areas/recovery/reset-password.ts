import type { PasswordReset } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Call, Handler } from '../../http/call.ts'
import { limitAttempts } from '../../security/count-attempt.ts'
import { tellChange, toldAddresses } from '../../security/email-changes.ts'
import { endSignIn } from '../../security/end-sessions.ts'
import { forgetDevices } from '../../security/known-devices.ts'
import { forgetFailures } from '../../security/log-in-failures.ts'
import { refuseEasyPassword } from '../../security/password-rules.ts'
import { areAnswersRight, inWords, questionsOf } from '../../security/security-answers.ts'
import { findLink, type RecoveryRow } from './recovery-links.ts'

/** `POST account/forgot-password/questions`: the questions that the holder of a link has to answer (REG-16). The link stays valid. */
export const listRecoveryQuestions: Handler<'listRecoveryQuestions'> = ({ body, ...services }) => {
  limitAttempts(services, 'recovery-questions')
  const { memberKey } = findLink(services.database, services.clock, body.token)
  services.note.about(memberKey)
  return questionsOf(services.database, memberKey).map(inWords(services.say))
}

/** Wrong sets of answers after which a link stops working. */
const MAX_FAILURES = 5

/**
 * `POST account/forgot-password/reset` (CALL-30, OPEN-11): sets a new password with a link and the security answers.
 * The link is used up and every session of the sign-in ends (SEC-02); a locked, initial or forced-change account becomes active (STATE-03 to 05); a disabled one gets no links. It is told to the member's addresses (SEC-16).
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body, ...services }) => {
  limitAttempts(services, 'reset')
  const { username, memberKey } = findLink(services.database, services.clock, body.token)
  services.note.about(memberKey)
  // One at a time: parallel guesses would all be checked before the first of them is counted.
  await services.takeTurns(`reset ${username}`, () => setPassword(body, services))
  return { accepted: true }
}

type Services = Pick<
  Call<'resetPassword'>,
  'database' | 'clock' | 'digest' | 'passwords' | 'mailer' | 'afterwards' | 'say'
>

async function setPassword({ token, answers, newPassword }: PasswordReset, services: Services) {
  const { database, clock, passwords } = services
  const link = findLink(database, clock, token)
  if (!(await areAnswersRight(services, link.memberKey, answers))) throw countFailure(link, database)
  await refuseEasyPassword(newPassword, link, 'newPassword')
  const passwordHash = await passwords.hash(newPassword)
  database.transaction(() => {
    // Checked again: another process may have used the link in the meantime.
    const { username, memberKey } = findLink(database, clock, token)
    database.run('delete from passwordRecovery where username = ?', username)
    database.run("update signIn set passwordHash = ?, status = 'ACT' where username = ?", passwordHash, username)
    forgetFailures(services, link)
    forgetDevices(database, username)
    endSignIn(database, memberKey)
  })
  const addresses = toldAddresses(services, link.memberKey)
  services.afterwards(() => tellChange(services.mailer, addresses, 'password', services.say))
}

function countFailure({ username, failedAttempts }: RecoveryRow, database: Services['database']): GatewayError {
  if (failedAttempts + 1 >= MAX_FAILURES) database.run('delete from passwordRecovery where username = ?', username)
  else database.run('update passwordRecovery set failedAttempts = failedAttempts + 1 where username = ?', username)
  return new GatewayError('SECURITY_ANSWERS_WRONG', 'The answers to the security questions are not right.', {
    field: 'answers',
  })
}
