import type { IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { networks } from '../settings/networks.ts'
import { clientOf, meetClient, originOf } from './client-of.ts'

function met(remoteAddress: string, headers: IncomingHttpHeaders, proxies?: string) {
  const request = {
    socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }),
    headers: { host: 'portal.example', ...headers },
  }
  meetClient(request, proxies === undefined ? undefined : networks.read(proxies))
  return request
}

function ask(...asked: Parameters<typeof met>) {
  const request = met(...asked)
  return { ...clientOf(request), headers: request.headers }
}

const claims = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' }
const believed = { address: '198.51.100.7', overTls: true }

describe('where nobody named a proxy', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('believes one at %s', address => {
    expect(ask(address, claims)).toMatchObject(believed)
  })

  it.each(['203.0.113.9', '::ffff:10.0.0.1', '1270.0.0.1', 'x127.0.0.1'])('believes nobody at %s', address => {
    expect(ask(address, claims)).toMatchObject({ address, overTls: false })
  })

  it('believes of several proxies only what one on this machine said', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7 , 127.0.0.1', 'x-forwarded-proto': 'https, http' }
    expect(ask('::1', headers)).toMatchObject({ address: '198.51.100.7', overTls: false })
    expect(ask('::1', { 'x-forwarded-for': '127.0.0.3, ::1' }).address).toBe('127.0.0.3')
  })

  it('takes the connection as it is where no proxy says anything', () => {
    expect(ask('127.0.0.1', {})).toMatchObject({ address: '127.0.0.1', overTls: false })
  })

  it('[OPS-05] believes no host: a proxy that passes on what a client says there is usual', () => {
    expect(ask('127.0.0.1', { 'x-forwarded-host': 'senior.example' }).headers.host).toBe('portal.example')
  })
})

describe('where proxies are named', () => {
  const proxies = '10.0.0.5, 172.16.0.0/12'
  const all = { ...claims, 'x-forwarded-host': 'senior.example', traceparent: 'a trace' }

  it.each(['10.0.0.5', '::ffff:172.17.0.2'])('[OPS-05] believes one at %s: TLS, address and host', address => {
    expect(ask(address, all, proxies)).toMatchObject({ ...believed, headers: { host: 'senior.example' } })
  })

  it.each(['10.0.0.6', '127.0.0.1', '::1'])(
    '[OPS-05] nothing that %s says reaches what is behind the door',
    address => {
      expect(ask(address, all, proxies)).toEqual({ address, overTls: false, headers: { host: 'portal.example' } })
    },
  )

  it('[OPS-05] believes of several proxies only what trusted ones said, and the host that the last one saw', () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6, 198.51.100.7, 172.16.0.9',
      'x-forwarded-host': 'a.example, b.example',
    }
    expect(ask('10.0.0.5', headers, proxies)).toMatchObject({ address: '198.51.100.7', headers: { host: 'b.example' } })
  })

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]:80', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', 'unknown'],
  ])('[OPS-05] counts %s as the client %s, whatever its port', (written, address) => {
    expect(ask('10.0.0.5', { 'x-forwarded-for': written }, proxies).address).toBe(address)
  })
})

describe('where a request comes from, for the audit', () => {
  const proxies = '10.0.0.5'
  it.each([
    ['is whom a trusted proxy names', '10.0.0.5', claims, '198.51.100.7'],
    ['is the connection where no proxy tells of itself', '127.0.0.1', {}, '127.0.0.1'],
    ['is unknown behind a proxy beside us that nobody trusts', '127.0.0.1', claims, 'unknown'],
    ['is unknown behind one in our network', '10.0.0.6', { via: '1.1 proxy' }, 'unknown'],
    ['is unknown behind a trusted one that names nobody', '10.0.0.5', { 'x-real-ip': '198.51.100.7' }, 'unknown'],
    ['is unknown where a trusted one knows no better', '10.0.0.5', { 'x-forwarded-for': 'unknown' }, 'unknown'],
    ['is the connection from outside, whatever it says of itself', '203.0.113.9', { via: '1.1 proxy' }, '203.0.113.9'],
  ])('[SEC-19] %s', (_, address, headers, origin) => {
    expect(originOf(met(address, headers, proxies))).toBe(origin)
  })
})
