import type { PersonDetails } from '../../../schema/generated/gateway-types.ts'
import type { Clock } from '../../clock.ts'
import { GatewayError } from '../../gateway-error.ts'
import { isAdult } from '../../is-adult.ts'
import type { Database } from '../../store/database.ts'
import { findPerson } from '../../store/find-person.ts'

interface Services {
  readonly database: Database
  readonly clock: Clock
}

/**
 * The key of the person who may register with these details (REG-05, REG-06).
 * @throws GatewayError 400 naming dateOfBirth for a minor, whoever it is; 404 for nobody and for somebody who has a
 * sign-in, in the same words: who has an account is not to be learned here.
 */
export function findNewcomer(details: PersonDetails, { database, clock }: Services): string {
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
