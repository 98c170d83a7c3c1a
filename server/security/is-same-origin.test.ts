import { describe, expect, it } from 'vitest'
import { isSameOrigin } from './is-same-origin.ts'

const host = 'brand.example:8080'

describe('isSameOrigin', () => {
  it.each([
    ['a page of ours in a browser of today', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['a page of ours in a browser without fetch metadata', { host, origin: `https://${host}` }],
    ['a browser that leaves out the origin', { host, 'sec-fetch-site': 'same-origin' }],
    ['a host in capital letters', { host: 'Brand.Example', origin: 'https://brand.example' }],
  ])('takes %s', (_, headers) => expect(isSameOrigin(headers)).toBe(true))

  it.each([
    ['another site', { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that a browser without fetch metadata names', { host, origin: 'https://evil.example' }],
    [
      'another host of the same site',
      { host, origin: 'http://other.brand.example:8080', 'sec-fetch-site': 'same-site' },
    ],
    ['another port', { host, origin: 'http://brand.example:9090' }],
    ['a sandboxed frame', { host, origin: 'null' }],
    ['an address that the person typed', { host, origin: `http://${host}`, 'sec-fetch-site': 'none' }],
    ['a request that says nothing', { host }],
    ['an origin that is no address', { host, origin: host }],
    ['a request without a host', { origin: `http://${host}` }],
  ])('refuses %s', (_, headers) => expect(isSameOrigin(headers)).toBe(false))
})
