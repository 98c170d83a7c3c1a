import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { limitAttempts } from '../../security/limit-attempts.ts'
import { hashPassword } from '../../security/passwords.ts'
import { hashAnswers, storeAnswers } from '../../security/security-answers.ts'
import { findNewcomer } from './find-newcomer.ts'

/**
 * `POST account/registration` (CALL-26): creates the sign-in of an adult who has none, with e-mail address and security
 * answers, all of it or nothing. `POST token` takes it at once.
 */
export const createRegistration: Handler<'createRegistration'> = async ({ body, ...services }) => {
  const { database } = services
  limitAttempts(services, 'registration', body.subscriberId)
  findNewcomer(body, services)
  const username = body.username.toLowerCase()
  const answers = await hashAnswers(body.answers)
  const passwordHash = await hashPassword(body.password)
  database.transaction(() => {
    // Asked again: somebody else may have registered while the hashes were made.
    const memberKey = findNewcomer(body, services)
    if (database.get('select 1 from signIn where username = ?', username) !== undefined)
      throw new GatewayError('USERNAME_TAKEN', 'This user name is taken.', { field: 'username' })
    const { domainId } = body
    database.insert('signIn', {
      ...{ username, domainId, memberKey, passwordHash },
      ...{ status: 'ACT', failedAttempts: 0, role: 'member' },
    })
    database.run(
      `insert into preference (memberKey, emailAddress) values (?, ?)
       on conflict (memberKey) do update set emailAddress = excluded.emailAddress`,
      memberKey,
      body.emailAddress,
    )
    storeAnswers(database, memberKey, answers)
  })
  return { username }
}
