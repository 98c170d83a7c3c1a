import { allowedRedirect } from '../../gateway-graph/journey/journey.ts'

/**
 * Where a redirect may lead: a path of the portal, an https address on one of the brand's redirect hosts, or one of the
 * origins that the brand's forms may lead to (eBill, TILE-11). Anything else becomes "/".
 */
export function safeLocation(
  location: string,
  redirectHosts: readonly string[],
  origins: readonly string[] = [],
): string {
  if (/^\/(?![/\\])/.test(location)) return location
  if (URL.canParse(location) && origins.includes(new URL(location).origin)) return location
  return allowedRedirect(location, redirectHosts) ?? '/'
}
