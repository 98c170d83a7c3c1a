/** Stands for the portal's own origin, which an address must not leave. */
const portal = 'http://portal.invalid'

/** Most links of a page are such, and a parser would leave them as they are. */
const plainAddress = /^(?:\/[\w-]+)+(?:\?[\w=&-]+)?$/

/**
 * The path of the portal that an address is, as every browser reads it, with query and fragment; undefined for an address
 * that leads, or could be read to lead, off the site (SEC-21). Browsers drop tabs and line ends, take a backslash for a
 * slash and two slashes for the beginning of a host: an address with control signs is none, and neither is one whose first
 * segment is empty or an encoded slash, which a proxy may decode.
 */
export function portalPath(address: string): string | undefined {
  if (plainAddress.test(address)) return address
  if (!/^\/(?![/\\])/.test(address) || /\p{Cc}/u.test(address) || !URL.canParse(address, portal)) return undefined
  const { origin, pathname, search, hash } = new URL(address, portal)
  const path = pathname.replace(/^\/+/, '/')
  return origin === portal && !/^\/%(?:2f|5c)/i.test(path) ? path + search + hash : undefined
}
