import type { IncomingMessage } from 'node:http'

/** The client at the other end, as far as the connection and a proxy on this machine tell. */
export interface Client {
  /** Network address. */
  address: string
  /** Whether it speaks TLS, to us or to the proxy. */
  overTls: boolean
}

/**
 * The client of a request. Forwarding headers are believed only from a reverse proxy on this machine; of several proxies
 * each is believed only as far as the one on this machine vouches for it.
 */
export function clientOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Client {
  const { remoteAddress = '' } = socket
  const encrypted = 'encrypted' in socket && socket.encrypted === true
  if (!isLoopback(remoteAddress)) return { address: remoteAddress, overTls: encrypted }
  const { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': forwardedProto } = headers
  return {
    address: forwardedFor === undefined ? remoteAddress : firstStranger(String(forwardedFor)),
    overTls: forwardedProto === undefined ? encrypted : lastOf(String(forwardedProto)) === 'https',
  }
}

/** The last address of the list that is not this machine's, else the first: the last entry is what our own proxy saw. */
function firstStranger(list: string): string {
  const addresses = list.split(',').map(address => address.trim())
  return addresses.findLast(address => !isLoopback(address)) ?? addresses[0] ?? ''
}

function lastOf(list: string): string {
  return list.slice(list.lastIndexOf(',') + 1).trim()
}

/** Whether a network address is this machine's own: that of a reverse proxy beside the portal. */
export function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address)
}
