import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Database } from '../../store/database.ts'

/** How long a link is valid. */
export const LINK_MINUTES = 30

/** A valid link, with the sign-in whose password it sets. */
export interface RecoveryRow {
  readonly username: string
  readonly domainId: string
  readonly memberKey: string
  readonly emailAddress: string | null
  readonly failedAttempts: number
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes the token of a new link, which replaces an earlier one. Only its hash is stored. */
export function makeLink(database: Database, clock: Clock, username: string): string {
  const token = randomBytes(32).toString('base64url')
  database.run(
    `insert into passwordRecovery (username, tokenHash, expiresAt, failedAttempts) values (?, ?, ?, 0)
     on conflict (username) do update set tokenHash = excluded.tokenHash, expiresAt = excluded.expiresAt, failedAttempts = 0`,
    username,
    hashOf(token),
    clock.now().getTime() + LINK_MINUTES * 60_000,
  )
  return token
}

/**
 * The link of a token.
 * @throws GatewayError 400 RECOVERY_LINK_INVALID for one that was used, has expired or never existed.
 */
export function findLink(database: Database, clock: Clock, token: string): RecoveryRow {
  const row = database.get<RecoveryRow>(
    `select username, domainId, memberKey, emailAddress, passwordRecovery.failedAttempts
     from passwordRecovery join signIn using (username) left join preference using (memberKey) where tokenHash = ? and expiresAt > ? and status <> 'DIS'`,
    hashOf(token),
    clock.now().getTime(),
  )
  if (row === undefined)
    throw new GatewayError('RECOVERY_LINK_INVALID', 'This link cannot be used any more. Please ask for a new one.', {
      field: 'token',
    })
  return row
}
