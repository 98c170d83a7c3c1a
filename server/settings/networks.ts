import { BlockList, isIP } from 'node:net'
import type { Kind } from './kinds.ts'

/** Network addresses that are meant together. */
export interface Networks {
  /** Whether an address is one of them; an IPv4 address may be written as an IPv6 one. */
  has(address: string): boolean
}

/** Addresses and ranges of them with commas between: `10.0.0.5, 192.168.0.0/16, fd00::/8`. */
export const networks: Kind<Networks> = {
  expected: 'addresses and ranges with commas between them, such as 10.0.0.5, 192.168.0.0/16, fd00::/8',
  read(text) {
    const list = new BlockList()
    const entries = text.split(',').map(entry => entry.trim())
    return entries.every(entry => add(list, entry)) ? { has: remembered(address => isIn(list, address)) } : undefined
  },
}

/** Addresses whose answers are kept: each request asks about the proxy that brought it, and few proxies bring them all. */
const maxKnown = 1_000

function remembered(ask: (address: string) => boolean): (address: string) => boolean {
  const known = new Map<string, boolean>()
  return address => {
    const answer = known.get(address) ?? ask(address)
    if (known.size < maxKnown) known.set(address, answer)
    return answer
  }
}

function add(list: BlockList, entry: string): boolean {
  const [, address = '', size] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const version = isIP(address)
  const bits = version === 4 ? 32 : 128
  const prefix = Number(size ?? bits)
  if (version === 0 || prefix > bits) return false
  list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  return true
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
