import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { addressClass } from '../../schema/audit/chain.ts'
import { type Networks, networks } from '../settings/networks.ts'

/** The client at the other end, as far as the connection and trusted proxies tell. */
export interface Client {
  /** Network address. */
  address: string
  /** Whether it speaks TLS, to us or to the proxy. */
  overTls: boolean
}

/** On the request itself: a weak map of all that are under way costs the collector more than the requests do. */
const met = Symbol('client')

type Request = Pick<IncomingMessage, 'socket' | 'headers'> & { [met]?: Client }

/** The client of a request, as it was found out at the door. */
export const clientOf = (request: Request): Client => request[met] ?? connectionOf(request)

/** Requests that a proxy passed on whom nobody trusts: what it said of them is gone. */
const passedOn = new WeakSet<Request>()

/** Whether a proxy passed a request on, trusted or not: who sent it may be anywhere, wherever the connection comes from. */
export const isPassedOn = (request: Request): boolean => passedOn.has(request) || tellsOfProxy(request.headers)

/** Requests whose sender a trusted proxy named. */
const vouchedFor = new WeakSet<Request>()

/**
 * The address of whoever sent a request, for the audit: `unknown` (as in RFC 7239) where a proxy on this machine or in our network
 * passed it on and nobody who is trusted says for whom. The proxy's own address would tell of strangers that they are here (SEC-19).
 */
export function originOf(request: Request): string {
  const { address } = clientOf(request)
  const isHidden = isPassedOn(request) && !vouchedFor.has(request) && addressClass(address) !== 'public'
  return isHidden ? 'unknown' : address
}

const tellsOfProxy = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).some(name => name.startsWith('x-forwarded-') || otherSigns.has(name))

/** What proxies add besides, each as it likes. */
const otherSigns = new Set(['forwarded', 'via', 'x-real-ip'])

const forwarded = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'traceparent', 'tracestate'] as const

/** Proxies that nobody had to name: those on this machine. */
const besideUs = networks.read('127.0.0.0/8, ::1') as Networks

/**
 * Finds out at the door who sent a request (OPS-05). Trusted proxies are believed about the member's address and TLS, each
 * only as far as the one before us vouches for it; anybody else's forwarded headers are taken away, so that nothing behind
 * the door can read them. The host of the member's address is believed only of proxies that somebody named: many pass on
 * what a client says there, and then it would choose the brand of an answer that a cache keeps.
 */
export function meetClient(request: Request, named?: Networks): void {
  const { headers } = request
  const connection = connectionOf(request)
  request[met] = connection
  if (!forwarded.some(name => name in headers)) return
  const trusted = named ?? besideUs
  if (!trusted.has(connection.address)) {
    if (tellsOfProxy(headers)) passedOn.add(request)
    for (const name of forwarded) if (headers[name] !== undefined) delete headers[name]
    return
  }
  const [clients, protocol, host] = forwarded.map(name => headers[name]?.toString())
  if (named && host !== undefined) headers.host = lastOf(host)
  if (clients !== undefined) vouchedFor.add(request)
  request[met] = {
    address: clients === undefined ? connection.address : firstStranger(clients, trusted),
    overTls: protocol === undefined ? connection.overTls : lastOf(protocol).toLowerCase() === 'https',
  }
}

function connectionOf({ socket }: Request): Client {
  return { address: socket.remoteAddress ?? '', overTls: 'encrypted' in socket && socket.encrypted === true }
}

/** The last address of the list that is no trusted proxy's, else the first: the last entry is what the proxy before us saw. */
function firstStranger(list: string, trusted: Networks): string {
  const addresses = list.split(',').map(address => withoutPort(address.trim()))
  return addresses.findLast(address => !trusted.has(address)) ?? addresses[0] ?? ''
}

/** Some proxies write the client's port, too: `203.0.113.7:4711`, `[2001:db8::1]:4711`. Counted by it each connection would be a client. */
function withoutPort(address: string): string {
  return /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(address)?.slice(1).find(Boolean) ?? address
}

function lastOf(list: string): string {
  return list.slice(list.lastIndexOf(',') + 1).trim()
}
