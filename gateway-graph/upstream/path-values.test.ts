import { createServer } from 'node:http'
import { Pool } from 'undici'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import { validatePlainText } from '../../schema/generated/gateway-validators.js'
import { readClaim } from '../claims/rest.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { testContext } from '../testing/test-context.ts'
import { hasWholeSegments } from './call-address.ts'

let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

/** Every call of the contract with values in its path: a new one is here at once. */
const operations = Object.entries(gatewayOperations)
  .filter(([, { base, path }]) => base !== '' && path.includes('{'))
  .map(([id, { method, path }]) => ({ id, method, path: path.slice(1) }))

/** As they would stand in a path when nobody encoded them, and encoded. */
const raw = [
  '',
  '.',
  '..',
  '../token',
  '../../admin',
  './x',
  'x/../y',
  '/',
  '//',

  '\\',
  '..\\token',
  '?x=1',
  '1?x=',
].concat(
  [
    '#',
    '1#',
    '1;x',
    '@host',
    ':80',
    ' ',
    'a b',
    '\t',
    '\r\nX: y',
    '\u0000',
    'é',
    '\ud800',
    '%',
    '%zz',
    '%2',
    'a'.repeat(8192),
  ],
  ['%2e', '%2E%2e', '%2e%2e%2ftoken', '..%2ftoken', '%2f', '%5c', '%252e%252e', '%252f', '%00', '%0d%0a', '%3f', '%23'],
)

async function outcome(call: () => Promise<unknown>) {
  try {
    return await call()
  } catch (error) {
    return error instanceof UpstreamError ? error.failure.code : error
  }
}

describe('values of paths', () => {
  it.each(operations)('[SEC-23] [S19] $id: is not asked with a value that is no segment', async ({ method, path }) => {
    const { rest } = testContext(double)
    for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
      const asked = (value: string) => path.replace(`{${name}}`, () => value).replace(/\{\w+\}/g, '1')
      for (const value of raw) {
        const call = () =>
          method === 'GET'
            ? rest.get(asked(value), {}, validatePlainText)
            : rest.send(method, asked(value), {}, validatePlainText)
        expect([value, await outcome(call)]).toEqual([value, 'NOT_FOUND'])
      }
    }
    expect(double.seen).toEqual([])
  })

  it('[SEC-23] [S19] of claims: an id that an address gives is not there, or is one segment of the call', async () => {
    for (const id of [...raw, 'a/b', 'C1:2', 'C 1']) {
      double.seen.length = 0
      const { rest } = testContext(double)
      expect([id, await outcome(() => readClaim(rest, 'dental', id, 0))]).toEqual([id, 'NOT_FOUND'])
      for (const { call } of double.seen) expect(call).toMatch(/^GET claims\/dental\/[^/?#.]+$/)
    }
  })

  it('[SEC-23] are recognised when they are whole', () => {
    for (const path of ['account', 'claims/dental/C20001000001', 'programs/40/details', 'a/b%20c', 'a/b%3Ac', 'v2/a.b'])
      expect([path, hasWholeSegments(path)]).toEqual([path, true])
  })

  it('[SEC-23] [S19] a redirect of the gateway is not followed', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      response.writeHead(302, { location: '/api/elsewhere' }).end()
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const pool = new Pool(url)
    expect(await outcome(() => testContext({ pool, url }).rest.get('account', {}, validatePlainText))).toBe('UPSTREAM')
    expect([...new Set(asked)]).toEqual(['/api/account'])
    await pool.destroy()
    server.close()
  })
})
