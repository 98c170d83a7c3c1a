import type { AccountStatusCode, TokenRole } from '../../schema/generated/gateway-types.ts'
import { networkOf } from '../../schema/network-of.ts'
import type { AuditNote } from '../audit/call-audit.ts'
import type { Clock } from '../clock.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Database } from '../store/database.ts'
import type { AttemptLimit, CountAttempt } from './count-attempt.ts'
import type { Digest } from './digest.ts'
import { countDeviceFailure, findDevice, forgetDevice, type KnownDevice, rememberDevice } from './known-devices.ts'
import { countFailures, failuresOf, forgetFailures, LOGIN_ATTEMPTS } from './log-in-failures.ts'
import type { Passwords } from './passwords.ts'
import type { TakeTurns } from './take-turns.ts'

/** How many log-ins that do not succeed are let through to the check of passwords (SEC-10). */
export interface LogInLimits {
  /** For one name, from devices that are not known. */
  readonly account: AttemptLimit
  /** By one client, from devices that are not known. */
  readonly client: AttemptLimit
  /** In all, from devices that are not known: a known device passes, so that a flood keeps no member out. */
  readonly overall: AttemptLimit
  /** From one known device. */
  readonly device: AttemptLimit
}

const QUARTER = 15 * 60

export const logInLimits: LogInLimits = {
  account: { attempts: 10, seconds: QUARTER },
  client: { attempts: 50, seconds: QUARTER },
  overall: { attempts: 300, seconds: 60 },
  device: { attempts: 10, seconds: QUARTER },
}

export interface SignInRow {
  readonly username: string
  readonly domainId: string
  readonly memberKey: string
  readonly passwordHash: string
  readonly status: AccountStatusCode
  readonly role: TokenRole
}

interface Credentials {
  readonly username: string
  readonly password: string
  readonly domainId: string
  /** What an earlier right log-in of this sign-in answered to the device, if it kept that. */
  readonly knownDevice?: string | undefined
}

interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly digest: Digest
  readonly passwords: Passwords
  readonly countAttempt: CountAttempt
  readonly logInLimits: LogInLimits
  readonly takeTurns: TakeTurns
  /** IP address of the client. */
  readonly client: string
  readonly note: AuditNote
}

/** Who logged in, and the secret by which the device is known from now on. */
interface LoggedIn {
  readonly signIn: SignInRow
  readonly knownDevice: string
}

/**
 * The sign-in that the credentials belong to. Until the right password was given, known, unknown, locked and disabled names get the
 * same answers after the same work (SEC-13): one hash, and one more failure counted. Five in a row stop whoever comes from a device that
 * is not known; a known one goes by its own count, so that a stranger keeps no member out (SEC-14, OPEN-73).
 * @throws GatewayError 401 ACCOUNT_LOCKED, LOGIN_ATTEMPTS_REMAINING or INVALID_CREDENTIALS, 429 TOO_MANY_REQUESTS.
 */
export function checkPassword(services: Services, credentials: Credentials): Promise<LoggedIn> {
  const { username, knownDevice } = credentials
  const device = findDevice(services, username, knownDevice)
  // One at a time: parallel guesses would all be checked before the first of them is counted. A known device waits for none but its own.
  return services.takeTurns(device ? `device ${device.device}` : `log-in ${username}`, async () => {
    const limits = limitsOf(services, credentials, device)
    const giveBack = countAll(services, limits)
    const { signIn, isRight } = await compare(services, credentials, device !== undefined).catch((error: unknown) => {
      // The queue was full: nothing was tried.
      giveBack()
      throw error
    })
    if (signIn === undefined || !isRight) throw wrong(services, credentials, device)
    if (signIn.status === 'DLG' || (!device && failuresOf(services, credentials) >= LOGIN_ATTEMPTS)) throw locked()
    if (signIn.status === 'DIS') throw new GatewayError('INVALID_CREDENTIALS', 'User name or password unrecognized.')
    // Each commit waits for the disk, and everybody with it: one for all three.
    return services.database.transaction(() => {
      giveBack()
      // A known device leaves the count of strangers alone: it would tell them that there is such a member.
      if (!device) forgetFailures(services, credentials)
      return { signIn, knownDevice: rememberDevice(services, username, device && knownDevice) }
    })
  })
}

type Counted = readonly [name: string, limit: AttemptLimit]

function limitsOf(
  { logInLimits: limits, client }: Services,
  { username, domainId }: Credentials,
  device: KnownDevice | undefined,
): readonly Counted[] {
  if (device) return [[`log-in at ${device.device}`, limits.device]]
  return [
    [`log-in of ${domainId} ${username}`, limits.account],
    [`log-in by ${networkOf(client)}`, limits.client],
    ['log-in', limits.overall],
  ]
}

/** Counts under all names or, when one of them has no room, under none. Gives what takes that back. */
function countAll({ database, countAttempt }: Services, limits: readonly Counted[]): () => void {
  const counted = database.transaction(() => limits.map(([name, limit]) => countAttempt(name, limit)))
  return () =>
    database.transaction(() => {
      for (const undo of counted) undo()
    })
}

/** Compares with the sign-in of this name on this brand, or with nobody's password. */
async function compare(
  { database, passwords, note }: Services,
  { username, password, domainId }: Credentials,
  first: boolean,
) {
  const row = database.get<SignInRow>('select * from signIn where username = ?', username)
  const signIn = row?.domainId === domainId ? row : undefined
  if (signIn) note.about(signIn.memberKey)
  const isRight = signIn
    ? await passwords.verify(password, signIn.passwordHash, first)
    : await passwords.refuse(password, first)
  return { signIn, isRight }
}

function wrong(services: Services, credentials: Credentials, device: KnownDevice | undefined): GatewayError {
  const failures = device ? countDeviceFailure(services.database, device) : countFailures(services, credentials)
  if (failures < LOGIN_ATTEMPTS)
    return new GatewayError('LOGIN_ATTEMPTS_REMAINING', 'User name or password unrecognized.', {
      attemptsRemaining: LOGIN_ATTEMPTS - failures,
    })
  if (device) {
    // Whoever has the device does not know the password: it counts for nothing any more, and all are stopped.
    forgetDevice(services.database, device)
    countFailures(services, credentials, LOGIN_ATTEMPTS)
  }
  return locked()
}

function locked(): GatewayError {
  return new GatewayError('ACCOUNT_LOCKED', 'The account is locked after too many log-in attempts.')
}
