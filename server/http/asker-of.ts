import type { IncomingMessage } from 'node:http'

/** Who is at the other end, as far as the connection and a proxy on this machine tell. */
export interface Asker {
  /** Their network address. */
  address: string
  /** Whether they speak TLS, to us or to the proxy. */
  overTls: boolean
}

/**
 * Tells who asks. A reverse proxy on this machine may say for whom it asks and that it speaks TLS to them; nobody else
 * may, and of several proxies each is believed only what one on this machine said of it.
 */
export function askerOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Asker {
  const { remoteAddress = '' } = socket
  const encrypted = 'encrypted' in socket && socket.encrypted === true
  if (!isLoopback(remoteAddress)) return { address: remoteAddress, overTls: encrypted }
  const { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': forwardedProto } = headers
  return {
    address: forwardedFor === undefined ? remoteAddress : firstStranger(String(forwardedFor)),
    overTls: forwardedProto === undefined ? encrypted : lastOf(String(forwardedProto)) === 'https',
  }
}

/** Of a list whose last entry was heard first hand: the last that is not of this machine, else the first. */
function firstStranger(list: string): string {
  const addresses = list.split(',').map(address => address.trim())
  return addresses.findLast(address => !isLoopback(address)) ?? addresses[0] ?? ''
}

function lastOf(list: string): string {
  return list.slice(list.lastIndexOf(',') + 1).trim()
}

/** Whether a network address is of this machine: of a reverse proxy beside the portal, which is believed what it says. */
export function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address)
}
