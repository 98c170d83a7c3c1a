import { createHmac, createSecretKey, type KeyObject, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { TokenPayload } from '../../schema/generated/gateway-types.ts'
import { validateTokenPayload } from '../../schema/generated/gateway-validators.js'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import { readSetting, writeSetting } from '../store/setting.ts'

const USER_KEY_SECONDS = 5 * 60

/** The payload of a token of ours: what the contract leaves to gateways is always there. */
export type OwnPayload = TokenPayload & Required<Pick<TokenPayload, 'sid' | 'auth_time' | 'typ'>>

/** What the issuer of a token decides; its id and its times are added. */
type TokenGrant = Omit<OwnPayload, 'jti' | 'iat' | 'exp'>

/** Signs and verifies. Nothing here waits: a token check must not stand in the thread pool behind password hashes (SEC-11). */
export interface Tokens {
  /** A signed token, good until `exp`, in seconds since 1970. */
  issue(grant: TokenGrant, exp: number): string
  /** The payload of a valid token of ours, else undefined. Whether its session goes on is for `Sessions` to say. */
  verify(token: string): OwnPayload | undefined
  /** A key, valid for five minutes, that identifies the member to eBill; it is not a token. */
  issueUserKey(memberKey: string): string
  /** Whether a user key is ours and still valid. */
  verifyUserKey(userKey: string): boolean
}

// Distinguished by audience, so that neither can be used as the other.
const TOKEN = 'member-gateway'
const USER_KEY = 'ebill'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The one header that we write and take: no other algorithm, and no kid, jku or crit that would lead anywhere. */
const HEADER = encode({ alg: 'HS256', typ: 'JWT' })

/** Signs and verifies tokens (JWS, HS256) by the given clock. */
export function createTokens(signingKey: Uint8Array, clock: Clock): Tokens {
  const key = createSecretKey(signingKey)
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const sign = (claims: object, audience: string, iat: number, exp: number) => {
    const signed = `${HEADER}.${encode({ ...claims, aud: audience, jti: randomUUID(), iat, exp })}`
    return `${signed}.${signatureOf(signed, key)}`
  }
  const verify = (token: string, audience: string) => {
    const claims = signedClaims(token, key)
    return claims !== undefined && claims.aud === audience && isTimely(claims, now()) ? claims : undefined
  }
  return {
    issue: (grant, exp) => sign(grant, TOKEN, now(), exp),
    verify(token) {
      const payload: unknown = verify(token, TOKEN)
      return validateTokenPayload(payload) && isOwn(payload) ? payload : undefined
    },
    issueUserKey: memberKey => sign({ memberKey }, USER_KEY, now(), now() + USER_KEY_SECONDS),
    verifyUserKey: userKey => verify(userKey, USER_KEY) !== undefined,
  }
}

function signatureOf(signed: string, key: KeyObject): string {
  return createHmac('sha256', key).update(signed).digest('base64url')
}

/** The claims of a text that we signed, and that reads the same to everybody. */
function signedClaims(token: string, key: KeyObject): Readonly<Record<string, unknown>> | undefined {
  const [header, payload, signature, more] = token.split('.')
  if (header !== HEADER || payload === undefined || signature === undefined || more !== undefined) return undefined
  // Compared as text, so that a signature has one spelling.
  const wanted = Buffer.from(signatureOf(`${header}.${payload}`, key))
  const given = Buffer.from(signature)
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined
  const text = Buffer.from(payload, 'base64url').toString('utf8')
  const claims = parse(text)
  // We write no key twice: of two, the next reader might take the other one.
  return JSON.stringify(claims) === text ? claims : undefined
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function isTimely({ exp, nbf = 0 }: Readonly<Record<string, unknown>>, now: number): boolean {
  return typeof exp === 'number' && now < exp && typeof nbf === 'number' && nbf <= now
}

function isOwn(payload: TokenPayload): payload is OwnPayload {
  return payload.sid !== undefined && payload.auth_time !== undefined && payload.typ !== undefined
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
