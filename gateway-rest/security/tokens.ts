import { createHmac, createSecretKey, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto'
import type { TokenPayload } from '../../schema/generated/gateway-types.ts'
import { validateTokenPayload } from '../../schema/generated/gateway-validators.js'
import type { Clock } from '../clock.ts'
import type { TokenKey, TokenKeys } from './token-keys.ts'

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

/** How long another process may sign with a retired key, until it has read the new one. */
const LATE_SECONDS = 5

/** Signs and verifies tokens (JWS, HS256) by the given clock, with one key or with those that count at the time. */
export function createTokens(keysOrOne: Uint8Array | TokenKeys, clock: Clock): Tokens {
  const keys = typeof keysOrOne === 'function' ? keysOrOne : onlyKey(keysOrOne)
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const sign = (claims: object, audience: string, iat: number, exp: number) => {
    const signed = `${HEADER}.${encode({ ...claims, aud: audience, jti: randomUUID(), iat, exp })}`
    return `${signed}.${signatureOf(signed, keys()[0].key)}`
  }
  const verify = (token: string, audience: string) => {
    const claims = claimsOf(token, keys()) ?? claimsOf(token, keys('anew'))
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

function onlyKey(key: Uint8Array): TokenKeys {
  const keys = [{ key: createSecretKey(key) }] as const
  return () => keys
}

/** The claims that one of the keys signed, a retired one while it still did: whoever found it later can sign nothing new. */
function claimsOf(token: string, keys: readonly TokenKey[]): Readonly<Record<string, unknown>> | undefined {
  for (const { key, retiredAt } of keys) {
    const claims = signedClaims(token, key)
    if (claims === undefined) continue
    const inTime = retiredAt === undefined || (typeof claims.iat === 'number' && claims.iat <= retiredAt + LATE_SECONDS)
    return inTime ? claims : undefined
  }
  return undefined
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
