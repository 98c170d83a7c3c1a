import type { IncomingHttpHeaders } from 'node:http'
import type { Portal } from '../portal.ts'
import type { LiveBrand } from './live-brand.ts'

/** The brand that a request is for, in the revision that serves now; undefined for a host that is nobody's. */
export function currentBrand(
  { hosts }: Pick<Portal, 'hosts'>,
  { headers }: { headers: IncomingHttpHeaders },
): LiveBrand | undefined {
  return hosts.current().find(headers.host)
}
