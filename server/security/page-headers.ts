import type { LiveBrand } from '../brands/live-brand.ts'

/** Where browsers tell of what the policy stopped, and our own script of what broke (SEC-26). */
export const reportsAddress = '/reports'

/** Name of that address in the policy. */
const reportsName = 'reports'

/** Headers of a brand's page: its Content-Security-Policy, and that no cache may keep it. */
export function pageHeaders(
  { formActions }: LiveBrand,
  nonce: string,
  { overTls, development }: Pick<PolicyOptions, 'overTls' | 'development'>,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy({ nonce, formActions, overTls, development }),
    ...(overTls && { 'reporting-endpoints': `${reportsName}="${reportsAddress}"` }),
    'cache-control': 'no-store',
    'accept-ch': 'Sec-CH-UA-Mobile',
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  }
}

/** Where forms of a page may lead besides the portal itself: origins, as in `https://sso.example`. */
export interface PolicyOptions {
  nonce: string
  formActions: readonly string[]
  /** Whether the answer goes over TLS. */
  overTls: boolean
  /** Vite's client needs a web socket, and a worker that waits for a restarted server. */
  development?: boolean | undefined
  /** The one Trusted Types policy that may make addresses of workers, which are files of ours; none and no workers when left out. */
  workerPolicy?: string | undefined
  /** Origins of what may be framed. */
  frames?: readonly string[] | undefined
}

/**
 * The Content-Security-Policy of every page: nothing but our own files, scripts only by this answer's nonce and what they
 * load themselves, no framing, no base, and no string that becomes code: Trusted Types, of which no policy makes any (SEC-25).
 * What it stops is reported to the portal: by `report-to`, which browsers know over TLS alone and then prefer, or by `report-uri`.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { nonce, formActions, overTls, development = false, workerPolicy, frames = [] } = options
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ...(development ? ["connect-src 'self' ws:", 'worker-src blob:'] : ["connect-src 'self'"]),
    ...(workerPolicy === undefined ? [] : ["worker-src 'self'"]),
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    `form-action ${["'self'", ...formActions].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", `trusted-types ${workerPolicy ?? "'none'"}`]),
    `report-uri ${reportsAddress}`,
    ...(overTls ? [`report-to ${reportsName}`] : []),
  ].join('; ')
}
