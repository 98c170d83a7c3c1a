import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a state-changing request was started by a page of ours. Browsers tell in Sec-Fetch-Site and Origin, and no page
 * can forge either; a request with neither is refused.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const { origin, host } = headers
  if (origin === undefined) return site === 'same-origin'
  if (host === undefined) return false
  return origin === `https://${host}` || origin === `http://${host}` || originHost(origin) === host.toLowerCase()
}

/** Host with port, as in a Host header: both leave out default ports. */
function originHost(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined
  const { protocol, host } = new URL(origin)
  return protocol === 'https:' || protocol === 'http:' ? host : undefined
}
