import type { IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { clientOf } from './client-of.ts'

function ask(remoteAddress: string, headers: IncomingHttpHeaders) {
  return clientOf({ socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }), headers })
}

const claims = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' }

it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('believes a proxy at %s', address => {
  expect(ask(address, claims)).toEqual({ address: '198.51.100.7', overTls: true })
})

it.each(['203.0.113.9', '::ffff:10.0.0.1', '1270.0.0.1', 'x127.0.0.1'])('believes nobody at %s', address => {
  expect(ask(address, claims)).toEqual({ address, overTls: false })
})

it('believes of several proxies only what one on this machine said', () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7 , 127.0.0.1', 'x-forwarded-proto': 'https, http' }
  expect(ask('::1', headers)).toEqual({ address: '198.51.100.7', overTls: false })
  expect(ask('::1', { 'x-forwarded-for': '127.0.0.3, ::1' }).address).toBe('127.0.0.3')
})

it('takes the connection as it is where no proxy says anything', () => {
  expect(ask('127.0.0.1', {})).toEqual({ address: '127.0.0.1', overTls: false })
})
