import type { PersonDetails, RegistrationDetails } from '../../schema/generated/gateway-types.ts'
import type { Clock } from '../clock.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Handler } from '../http/call.ts'
import { isAdult } from '../is-adult.ts'
import { limitAttempts } from '../security/count-attempt.ts'
import { tellChange, toldAddresses } from '../security/email-changes.ts'
import { forgetFailures } from '../security/log-in-failures.ts'
import { refuseEasyPassword } from '../security/password-rules.ts'
import { hashAnswers, storeAnswers } from '../security/security-answers.ts'
import type { Database } from '../store/database.ts'
import { findPerson } from '../store/members.ts'

/**
 * `POST account/registration` (CALL-26): creates the sign-in of an adult who has none, with e-mail address and security
 * answers, in one transaction. `POST token` accepts it at once. Another address than the insurer had is told to both (SEC-16).
 */
export const createRegistration: Handler<'createRegistration'> = async ({ body, ...services }) => {
  const { database, passwords } = services
  limitAttempts(services, 'registration', body.subscriberId)
  findNewcomer(body, services)
  const username = body.username.toLowerCase()
  await refuseEasyPassword(body.password, body, 'password')
  const answers = await hashAnswers(passwords, body.answers)
  const passwordHash = await passwords.hash(body.password)
  const addressBefore = database.transaction(() => {
    // Checked again: somebody else may have registered while the hashes were computed.
    const memberKey = findNewcomer(body, services)
    services.note.about(memberKey)
    if (database.get('select 1 from signIn where username = ?', username) !== undefined)
      throw new GatewayError('USERNAME_TAKEN', 'This user name is taken.', { field: 'username' })
    const { domainId } = body
    database.insert('signIn', {
      ...{ username, domainId, memberKey, passwordHash },
      ...{ status: 'ACT', role: 'member' },
    })
    // Somebody may have tried the name while nobody had it.
    forgetFailures(services, { username, domainId })
    const [before] = toldAddresses(services, memberKey)
    database.run(
      `insert into preference (memberKey, emailAddress) values (?, ?)
       on conflict (memberKey) do update set emailAddress = excluded.emailAddress`,
      memberKey,
      body.emailAddress,
    )
    storeAnswers(services, memberKey, answers)
    return before
  })
  if (addressBefore !== undefined && addressBefore !== body.emailAddress)
    services.afterwards(() => tellChange(services.mailer, [addressBefore, body.emailAddress], 'email', services.say))
  return { username }
}

/** `GET account/registration/details` (CALL-27): what is known about the viewer. */
export const getRegistrationDetails: Handler<'getRegistrationDetails'> = ({ viewer, database }) => {
  const details = database.get<RegistrationDetails>(
    `select subscriberId, firstName, lastName, dateOfBirth, emailAddress
     from member join family using (subscriberKey) left join preference using (memberKey) where memberKey = ?`,
    viewer.memberKey,
  )
  if (details === undefined) throw new GatewayError('NOT_FOUND', 'There is no such member.')
  return { ...details }
}

/** `POST account/registration/validate-user` (CALL-28, OPEN-11): whether a person with these details can register. */
export const validateRegistrationUser: Handler<'validateRegistrationUser'> = ({ body, ...services }) => {
  limitAttempts(services, 'validate-user', body.subscriberId)
  findNewcomer(body, services)
  return { accepted: true }
}

/** `POST account/registration/validate-username` (CALL-28, OPEN-11): whether a user name is free on every brand. */
export const validateUsername: Handler<'validateUsername'> = ({ body, ...services }) => {
  limitAttempts(services, 'validate-username')
  const taken = services.database.get('select 1 from signIn where username = ?', body.username.toLowerCase())
  return { available: taken === undefined }
}

interface Services {
  readonly database: Database
  readonly clock: Clock
}

/**
 * The key of the person who may register with these details (REG-05, REG-06).
 * @throws GatewayError 400 naming dateOfBirth for any minor; 404 both for unknown details and for somebody who already
 * has a sign-in, with the same message, so that nobody learns who has an account.
 */
function findNewcomer(details: PersonDetails, { database, clock }: Services): string {
  if (!isAdult(details.dateOfBirth, clock.today()))
    throw new GatewayError('BAD_REQUEST', 'Only adults can register.', { field: 'dateOfBirth' })
  const person = findPerson(database, details)
  if (person === undefined || person.username !== null)
    throw new GatewayError(
      'NOT_FOUND',
      'These details are not recognized, or belong to somebody who has registered already.',
    )
  return person.memberKey
}
