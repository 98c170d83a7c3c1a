import { randomBytes, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { TokenPayload } from '../../schema/generated/gateway-types.ts'
import { validateTokenPayload } from '../../schema/generated/gateway-validators.js'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import { readSetting, writeSetting } from '../store/setting.ts'

/** How long a token is valid: two hours (SESSION-04, SESSION-05). */
const TOKEN_SECONDS = 2 * 60 * 60
const USER_KEY_SECONDS = 5 * 60

/** What the issuer of a token decides; ids and times are added. */
type TokenGrant = Pick<TokenPayload, 'memberKey' | 'role' | 'issuedByRole' | 'groupId' | 'domainId'>

export interface Tokens {
  /** A signed token, valid for two hours. */
  issue(grant: TokenGrant): Promise<string>
  /** The payload of a valid token of ours, else undefined. */
  verify(token: string): Promise<TokenPayload | undefined>
  /** A key, valid for five minutes, that identifies the member to eBill; it is not a token. */
  issueUserKey(memberKey: string): Promise<string>
  /** Whether a user key is ours and still valid. */
  verifyUserKey(userKey: string): Promise<boolean>
}

// Distinguished by audience, so that neither can be used as the other.
const TOKEN = 'member-gateway'
const USER_KEY = 'ebill'

/** Signs and verifies tokens (JWS, HS256) by the given clock. */
export function createTokens(key: Uint8Array, clock: Clock): Tokens {
  const sign = (claims: Record<string, unknown>, audience: string, seconds: number) => {
    const issuedAt = Math.floor(clock.now().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key)
  }
  const verify = async (token: string, audience: string) => {
    try {
      return (await jwtVerify(token, key, { algorithms: ['HS256'], audience, currentDate: clock.now() })).payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
  return {
    issue: grant => sign({ ...grant }, TOKEN, TOKEN_SECONDS),
    async verify(token) {
      const payload: unknown = await verify(token, TOKEN)
      return validateTokenPayload(payload) ? payload : undefined
    },
    issueUserKey: memberKey => sign({ memberKey }, USER_KEY, USER_KEY_SECONDS),
    verifyUserKey: async userKey => (await verify(userKey, USER_KEY)) !== undefined,
  }
}

const SIGNING_KEY = 'signingKey'

/** The key that signs tokens, made once and kept in the database: tokens stay valid after a restart and in other processes. */
export function signingKey(database: Database): Uint8Array {
  const stored =
    readSetting(database, SIGNING_KEY) ??
    database.transaction(() => readSetting(database, SIGNING_KEY) ?? makeSigningKey(database))
  return Buffer.from(stored, 'base64url')
}

function makeSigningKey(database: Database): string {
  const key = randomBytes(32).toString('base64url')
  writeSetting(database, SIGNING_KEY, key)
  return key
}
