import { randomBytes, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { TokenPayload } from '../../schema/generated/gateway-types.ts'
import { validateTokenPayload } from '../../schema/generated/gateway-validators.js'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import { readSetting, writeSetting } from '../store/setting.ts'

/** How long a token is good for: two hours (SESSION-04, SESSION-05). */
const TOKEN_SECONDS = 2 * 60 * 60
const USER_KEY_SECONDS = 5 * 60

/** What the issuer of a token decides; the rest of the payload is stamped on. */
export type TokenGrant = Pick<TokenPayload, 'memberKey' | 'role' | 'issuedByRole' | 'groupId' | 'domainId'>

export interface Tokens {
  /** A signed token of two hours. */
  issue(grant: TokenGrant): Promise<string>
  /** The payload, or undefined for anything that is not a token of ours that is still good. */
  verify(token: string): Promise<TokenPayload | undefined>
  /** A key of five minutes by which eBill knows the member; it is no token. */
  issueUserKey(memberKey: string): Promise<string>
  /** Whether a user key is ours and still good. */
  verifyUserKey(userKey: string): Promise<boolean>
}

// Told apart by audience, so that one can never be used as the other.
const TOKEN = 'member-gateway'
const USER_KEY = 'ebill'

/** Signs and checks tokens (JWS, HS256) by the given clock. */
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

const NAME = 'signingKey'

/** The key that signs tokens: made once, kept in the database, so that tokens outlive a restart and hold in every process on it. */
export function signingKey(database: Database): Uint8Array {
  const stored =
    readSetting(database, NAME) ?? database.transaction(() => readSetting(database, NAME) ?? make(database))
  return Buffer.from(stored, 'base64url')
}

function make(database: Database): string {
  const key = randomBytes(32).toString('base64url')
  writeSetting(database, NAME, key)
  return key
}
