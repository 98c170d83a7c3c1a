import type { AccountStatusCode, TokenRole } from '../../schema/generated/gateway-types.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Database } from '../store/database.ts'
import { refusePassword, verifyPassword } from './passwords.ts'

/** How many wrong passwords in a row lock an account. */
const LOGIN_ATTEMPTS = 5

export interface SignInRow {
  readonly username: string
  readonly domainId: string
  readonly memberKey: string
  readonly passwordHash: string
  readonly status: AccountStatusCode
  readonly failedAttempts: number
  readonly role: TokenRole
}

interface Credentials {
  readonly username: string
  readonly password: string
  readonly domainId: string
}

/**
 * The sign-in that the credentials belong to. Wrong passwords are counted before the response.
 * Run it in turns (`TakeTurns`) per user name.
 * @throws GatewayError 401 ACCOUNT_LOCKED, LOGIN_ATTEMPTS_REMAINING or INVALID_CREDENTIALS.
 */
export async function checkPassword(database: Database, credentials: Credentials): Promise<SignInRow> {
  const signIn = database.get<SignInRow>('select * from signIn where username = ?', credentials.username)
  if (signIn === undefined || signIn.domainId !== credentials.domainId || signIn.status === 'DIS') {
    await refusePassword(credentials.password)
    throw new GatewayError('INVALID_CREDENTIALS', 'User name or password unrecognized.')
  }
  if (signIn.status === 'DLG') throw locked()
  if (!(await verifyPassword(credentials.password, signIn.passwordHash))) throw countFailure(database, signIn.username)
  database.run('update signIn set failedAttempts = 0 where username = ? and failedAttempts > 0', signIn.username)
  return signIn
}

/** Counts and locks in one statement, because another process may count at the same time. */
function countFailure(database: Database, username: string): GatewayError {
  const row = database.get<Pick<SignInRow, 'failedAttempts'>>(
    `update signIn set failedAttempts = failedAttempts + 1,
       status = case when failedAttempts + 1 >= ? then 'DLG' else status end
     where username = ? returning failedAttempts`,
    LOGIN_ATTEMPTS,
    username,
  )
  const attemptsRemaining = LOGIN_ATTEMPTS - (row?.failedAttempts ?? LOGIN_ATTEMPTS)
  if (attemptsRemaining <= 0) return locked()
  return new GatewayError('LOGIN_ATTEMPTS_REMAINING', 'User name or password unrecognized.', { attemptsRemaining })
}

function locked(): GatewayError {
  return new GatewayError('ACCOUNT_LOCKED', 'The account is locked after too many log-in attempts.')
}
