import { allowedRedirect } from '../../gateway-graph/journey/allowed-redirect.ts'

/**
 * Where a redirect may lead: a path of the portal, or an https address on one of the brand's redirect hosts. Anything
 * else becomes "/".
 */
export function safeLocation(location: string, redirectHosts: readonly string[]): string {
  if (/^\/(?![/\\])/.test(location)) return location
  return allowedRedirect(location, redirectHosts) ?? '/'
}
