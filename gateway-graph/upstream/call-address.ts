import type { QueryValues } from '../context/rest-client.ts'

/** Where the gateway is and by what the brand goes there. */
export interface Place {
  /** Origin of the gateway, with a path if it has one. */
  gatewayUrl: string
  /** The brand's base path, for example /api (CALL-01). */
  basePath: string
  domainId: number
}

/** An address of a manifest with {gateway} replaced by the gateway's own and {domainId} by the brand's number. */
export function manifestAddress(address: string, { gatewayUrl, domainId }: Omit<Place, 'basePath'>): string {
  return address.replace('{gateway}', gatewayUrl.replace(/\/+$/, '')).replace('{domainId}', String(domainId))
}

/** Tells a whole address from a path below the base path. */
export function isAddress(path: string): boolean {
  return path.startsWith('{gateway}') || /^https?:\/\//.test(path)
}

/** The whole address of a call: below the gateway's base path (CALL-01), or as the manifest has it. */
export function callAddress(path: string, query: QueryValues, place: Place): URL {
  const address = isAddress(path)
    ? manifestAddress(path, place)
    : [place.gatewayUrl, place.basePath, path]
        .map(part => part.replace(/^\/+|\/+$/g, ''))
        .filter(Boolean)
        .join('/')
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

/** Where a call goes, as the HTTP client takes it. */
export interface Target {
  origin: string
  /** Path with query. */
  path: string
}

/** Paths that the address parser would leave as they are: nothing to encode, no dots that climb. */
const plainPath = /^[\w-]+(?:\/[\w-]+)*$/

/** Base addresses as they were parsed once: one for each gateway and base path of a manifest. */
const bases = new Map<string, Target>()

function baseOf(place: Place): Target {
  const key = `${place.gatewayUrl} ${place.basePath}`
  let base = bases.get(key)
  if (!base) {
    const { origin, pathname } = callAddress('', {}, place)
    base = { origin, path: pathname.replace(/\/*$/, '/') }
    bases.set(key, base)
  }
  return base
}

/** Tells where the calls of a place go: the same as their addresses, without parsing one where nothing can change. */
export function createCallTarget(place: Place): (path: string, query: QueryValues) => Target {
  const base = baseOf(place)
  return (path, query) => {
    if (plainPath.test(path)) return { origin: base.origin, path: base.path + path + search(query) }
    const { origin, pathname, search: asked } = callAddress(path, query, place)
    return { origin, path: pathname + asked }
  }
}

function search(query: QueryValues): string {
  const names: string[] = []
  for (const name in query) if (query[name] !== undefined) names.push(name)
  return names.length === 0 ? '' : `?${new URLSearchParams(names.map(name => [name, String(query[name])]))}`
}

const origins = new Map<string, string>()

/** The origin of the gateway's address; parsed once, for there is one gateway, or a few in tests. */
export function originOf(gatewayUrl: string): string {
  let origin = origins.get(gatewayUrl)
  if (origin === undefined) {
    origin = new URL(gatewayUrl).origin
    origins.set(gatewayUrl, origin)
  }
  return origin
}
