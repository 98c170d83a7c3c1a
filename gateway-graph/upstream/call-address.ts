import type { QueryValues } from '../context/rest-client.ts'

/** The gateway as one brand reaches it. */
export interface BrandGateway {
  /** Origin of the gateway, with a path if it has one. */
  gatewayUrl: string
  /** The brand's base path, for example /api (CALL-01). */
  basePath: string
  domainId: number
}

/** An address of a manifest with {gateway} replaced by the gateway's own and {domainId} by the brand's number. */
export function manifestAddress(address: string, { gatewayUrl, domainId }: Omit<BrandGateway, 'basePath'>): string {
  return address.replace('{gateway}', gatewayUrl.replace(/\/+$/, '')).replace('{domainId}', String(domainId))
}

/** Tells a whole address from a path below the base path. */
export function isAddress(path: string): boolean {
  return path.startsWith('{gateway}') || /^https?:\/\//.test(path)
}

/** The whole address of a call: below the gateway's base path (CALL-01), or as the manifest has it. */
export function callAddress(path: string, query: QueryValues, gateway: BrandGateway): URL {
  const address = isAddress(path)
    ? manifestAddress(path, gateway)
    : [gateway.gatewayUrl, gateway.basePath, path]
        .map(part => part.replace(/^\/+|\/+$/g, ''))
        .filter(Boolean)
        .join('/')
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

/** Origin and path of a call, as the HTTP client takes them. */
export interface CallTarget {
  origin: string
  /** Path with query. */
  path: string
}

/** Paths that URL would leave unchanged: nothing to encode, no dot segments. */
const plainPath = /^[\w-]+(?:\/[\w-]+)*$/

/** Longer than any path of the contract with its values. */
const longestPath = 250

/**
 * Whether every segment of a path below the base path is one wherever it is read: written as `encodeURIComponent` writes
 * it, and neither empty nor a dot segment nor with a slash in it when a proxy or the gateway decodes it (SEC-23).
 */
export function hasWholeSegments(path: string): boolean {
  return path.length <= longestPath && (plainPath.test(path) || path.split('/').every(isWhole))
}

function isWhole(segment: string): boolean {
  const value = decoded(segment)
  return (
    value?.isWellFormed() === true &&
    !/^\.{0,2}$|[/\\%?#;]|\p{Cc}/u.test(value) &&
    encodeURIComponent(value) === segment
  )
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Parsed base addresses, one for each gateway and base path of a manifest. */
const bases = new Map<string, CallTarget>()

function baseOf(gateway: BrandGateway): CallTarget {
  const key = `${gateway.gatewayUrl} ${gateway.basePath}`
  let base = bases.get(key)
  if (!base) {
    const { origin, pathname } = callAddress('', {}, gateway)
    base = { origin, path: pathname.replace(/\/*$/, '/') }
    bases.set(key, base)
  }
  return base
}

/** Makes the targets of calls: the same as callAddress, but most paths need no parsing. */
export function createCallTarget(gateway: BrandGateway): (path: string, query: QueryValues) => CallTarget {
  const base = baseOf(gateway)
  return (path, query) => {
    if (plainPath.test(path)) return { origin: base.origin, path: base.path + path + search(query) }
    const { origin, pathname, search: asked } = callAddress(path, query, gateway)
    return { origin, path: pathname + asked }
  }
}

function search(query: QueryValues): string {
  let text = ''
  for (const name in query) {
    const value = query[name]
    if (value !== undefined) text += (text === '' ? '?' : '&') + pair(name, String(value))
  }
  return text
}

/** What a query leaves as it is: dates, numbers and codes, of which nearly all queries are. */
const plainValue = /^[\w.*-]*$/

const pair = (name: string, value: string) =>
  plainValue.test(name) && plainValue.test(value) ? `${name}=${value}` : new URLSearchParams([[name, value]]).toString()

const origins = new Map<string, string>()

/** The origin of the gateway's address, parsed once each: there is one gateway, or a few in tests. */
export function originOf(gatewayUrl: string): string {
  let origin = origins.get(gatewayUrl)
  if (origin === undefined) {
    origin = new URL(gatewayUrl).origin
    origins.set(gatewayUrl, origin)
  }
  return origin
}
