import type { QueryValues } from './rest-client.ts'

/** An address of a manifest with {gateway} replaced by the gateway's own, without a trailing slash. */
export function manifestAddress(address: string, gatewayUrl: string): string {
  return address.replace('{gateway}', gatewayUrl.replace(/\/+$/, ''))
}

/** Tells a whole address from a path below the base path. */
export function isAddress(path: string): boolean {
  return path.startsWith('{gateway}') || /^https?:\/\//.test(path)
}

/** The whole address of a call: below the gateway's base path (CALL-01), or as the manifest has it. */
export function callAddress(path: string, query: QueryValues, gatewayUrl: string, basePath: string): URL {
  const address = isAddress(path)
    ? manifestAddress(path, gatewayUrl)
    : `${gatewayUrl.replace(/\/+$/, '')}/${basePath.replace(/^\/+|\/+$/g, '')}/${path}`
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}
