import type { LiveBrand } from '../brands/live-brand.ts'

/** Headers of a brand's page: its Content-Security-Policy, and that no cache may keep it. */
export function pageHeaders({ formActions }: LiveBrand, nonce: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy({ nonce, formActions }),
    'cache-control': 'no-store',
    'accept-ch': 'Sec-CH-UA-Mobile',
    vary: 'Cookie, Accept-Encoding',
  }
}

/** Where forms of a page may lead besides the portal itself: origins, as in `https://sso.example`. */
export interface PolicyOptions {
  nonce: string
  formActions: readonly string[]
}

/**
 * The Content-Security-Policy of every page: nothing but our own files, scripts only by this answer's nonce and what they
 * load themselves, no framing, no base, and no string that becomes code (Trusted Types).
 */
export function contentSecurityPolicy({ nonce, formActions }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action ${["'self'", ...formActions].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
