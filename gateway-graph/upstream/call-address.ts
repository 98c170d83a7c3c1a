import type { QueryValues } from './rest-client.ts'

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
