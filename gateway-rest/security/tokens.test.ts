import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createClock } from '../clock.ts'
import { GRANT } from '../testing/grant.ts'
import { createTokens, type OwnPayload } from './tokens.ts'

const KEY = Buffer.from('a key of thirty-two bytes or more for tests')
const START = Date.parse('2026-06-15T19:00:00Z')
const SECONDS = START / 1000

const part = (text: string | object) =>
  Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)).toString('base64url')
const sign = (header: string, payload: string, algorithm = 'sha256', key: Buffer = KEY) =>
  `${header}.${payload}.${createHmac(algorithm, key).update(`${header}.${payload}`).digest('base64url')}`

describe('tokens', () => {
  let now = START
  const tokens = createTokens(
    KEY,
    createClock(() => new Date(now)),
  )
  const good = tokens.issue(GRANT, SECONDS + 60)
  const [header = '', payload = '', signature = ''] = good.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as OwnPayload

  it('[SEC-06] carry id, session, proof and kind, and for staff who act as a member who they are', () => {
    expect(tokens.verify(good)).toMatchObject({ ...GRANT, jti: expect.any(String), iat: SECONDS, exp: SECONDS + 60 })
    const act = { sub: '2000101400', role: 'logInAsAnyone' } as const
    const acting = tokens.issue({ ...GRANT, issuedByRole: 'logInAsAnyone', act }, SECONDS + 60)
    expect(tokens.verify(acting)).toMatchObject({ act })
    expect(tokens.verify(good)).not.toHaveProperty('act')
  })

  it.each<[string, string]>([
    ['no signature', `${header}.${payload}.`],
    ['the algorithm none', `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['none, with a signature', sign(part({ alg: 'none', typ: 'JWT' }), payload)],
    ['another algorithm, rightly signed', sign(part({ alg: 'HS512', typ: 'JWT' }), payload, 'sha512')],
    ['an algorithm of public keys', sign(part({ alg: 'RS256', typ: 'JWT' }), payload)],
    ['another key', sign(header, payload, 'sha256', Buffer.from('another key of thirty-two bytes or more'))],
    ['a key id that leads elsewhere', sign(part({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' }), payload)],
    ['an address of keys', sign(part({ alg: 'HS256', typ: 'JWT', jku: 'https://evil.example/keys' }), payload)],
    ['a key of its own', sign(part({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'AAAA' } }), payload)],
    ['an extension that must be understood', sign(part({ alg: 'HS256', typ: 'JWT', crit: ['exp'] }), payload)],
    ['the algorithm twice', sign(part('{"alg":"none","alg":"HS256","typ":"JWT"}'), payload)],
    ['a claim twice', sign(header, part(JSON.stringify(claims).replace('{', '{"role":"logInAsAnyone",')))],
    ['a claim twice, spelt in two ways', sign(header, part(JSON.stringify(claims).replace('{', '{"\\u0072ole":"x",')))],
    ['another audience', sign(header, part({ ...claims, aud: 'ebill' }))],
    ['no audience', sign(header, part({ ...claims, aud: undefined }))],
    ['a kind that there is not', sign(header, part({ ...claims, typ: 'refresh' }))],
    ['no kind', sign(header, part({ ...claims, typ: undefined }))],
    ['no session', sign(header, part({ ...claims, sid: undefined }))],
    ['an end in the past', sign(header, part({ ...claims, exp: SECONDS }))],
    ['no end', sign(header, part({ ...claims, exp: undefined }))],
    ['an end that is no number', sign(header, part({ ...claims, exp: '9999999999' }))],
    ['a beginning in the future', sign(header, part({ ...claims, nbf: SECONDS + 1 }))],
    ['a list as its payload', sign(header, part([claims]))],
    ['a payload that is no JSON', sign(header, part('{"memberKey":'))],
    ['a fourth part', `${good}.${signature}`],
    ['a padded signature', `${good}=`],
    ['another spelling of the signature', `${header}.${payload}.${otherSpelling(signature)}`],
    ['a changed payload', `${header}.${part({ ...claims, role: 'logInAsAnyone' })}.${signature}`],
    ['a key for eBill', tokens.issueUserKey('2000100000')],
  ])('[SEC-08] [S26] with %s are refused', (_what, token) => {
    expect(tokens.verify(token)).toBeUndefined()
    expect(tokens.verify(good)).toBeDefined()
  })

  it('[SEC-04] end to the second, and a key for eBill after five minutes', () => {
    const key = tokens.issueUserKey('2000100000')
    expect(tokens.verifyUserKey(good)).toBe(false)
    now = START + 59_999
    expect(tokens.verify(good)).toBeDefined()
    now = START + 60_000
    expect(tokens.verify(good)).toBeUndefined()
    expect(tokens.verifyUserKey(key)).toBe(true)
    now = START + 300_000
    expect(tokens.verifyUserKey(key)).toBe(false)
    now = START
  })

  it('[SEC-11] are checked without waiting, so that no check stands behind password hashes', () => {
    expect(tokens.verify(good)).not.toBeInstanceOf(Promise)
  })
})

/** Base64url of 32 bytes has bits to spare in its last letter: the next one decodes to the same bytes. */
function otherSpelling(signature: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const other = signature.slice(0, -1) + letters[letters.indexOf(signature.slice(-1)) + 1]
  expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(signature, 'base64url'))
  return other
}
