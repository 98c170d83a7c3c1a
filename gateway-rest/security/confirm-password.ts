import { GatewayError } from '../gateway-error.ts'
import type { SignInRow } from './check-password.ts'
import type { AttemptLimit, CountAttempt } from './count-attempt.ts'
import { countFailures } from './log-in-failures.ts'
import type { Passwords } from './passwords.ts'

/** Wrong present passwords that whoever holds a token may give. */
const LIMIT: AttemptLimit = { attempts: 5, seconds: 15 * 60 }

type Services = Parameters<typeof countFailures>[0] & {
  readonly countAttempt: CountAttempt
  readonly passwords: Passwords
}

/**
 * Asks somebody who is inside for the present password. A wrong one counts like a failed log-in, so that a stolen token cannot be used
 * to guess it; strangers' failures are nothing to a member who is inside.
 * @throws GatewayError 400 CURRENT_PASSWORD_WRONG naming the field, 429 TOO_MANY_REQUESTS after five wrong ones.
 */
export async function confirmPassword(
  services: Services,
  signIn: Pick<SignInRow, 'username' | 'domainId' | 'passwordHash'>,
  password: string,
  field = 'currentPassword',
): Promise<void> {
  // Counted first: parallel guesses would all be compared before one of them is.
  const giveBack = services.countAttempt(`present password of ${signIn.username}`, LIMIT)
  const isRight = await services.passwords.verify(password, signIn.passwordHash, true).catch((error: unknown) => {
    giveBack()
    throw error
  })
  if (isRight) return giveBack()
  countFailures(services, signIn)
  throw new GatewayError('CURRENT_PASSWORD_WRONG', 'The present password is not right.', { field })
}
