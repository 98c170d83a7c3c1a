import type { FastifyReply } from 'fastify'
import { allowedRedirect } from '../../gateway-graph/journey/journey.ts'
import { portalPath } from '../../schema/portal-path.ts'
import type { LiveBrand } from '../brands/live-brand.ts'

/**
 * Where a redirect may lead: a path of the portal, an https address on one of the brand's redirect hosts, or one of the
 * origins that the brand's forms may lead to (eBill, TILE-11). Anything else becomes "/" (SEC-21).
 */
export function safeLocation(
  location: string,
  redirectHosts: readonly string[],
  origins: readonly string[] = [],
): string {
  return portalPath(location) ?? ofOrigins(location, origins) ?? allowedRedirect(location, redirectHosts) ?? '/'
}

function ofOrigins(location: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(location)) return undefined
  const { origin, username, password, href } = new URL(location)
  return origins.includes(origin) && username === '' && password === '' ? href : undefined
}

/** Answers with a redirect. The only place of the server that writes one, so that none leads where the brand does not (SEC-21). */
export function leadTo(
  { compiled: { brand }, formActions }: Pick<LiveBrand, 'compiled' | 'formActions'>,
  location: string,
  reply: FastifyReply,
  status = 303,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', location: safeLocation(location, brand.redirectHosts, formActions) })
    .send()
}
