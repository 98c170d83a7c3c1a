/** Headers of every answer; pages and images replace the policy, which lets nothing in, with their own. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Not no-referrer, which would blank the Origin header that the cross-site check reads.
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const

/** Sent over TLS only: on plain HTTP browsers ignore it, and a local portal has no certificate to insist on. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const

const overTlsToo = { ...securityHeaders, ...strictTransport } as const

/** Headers of every answer to a client that speaks TLS, or does not. */
export const headersFor = ({ overTls }: { overTls: boolean }): Readonly<Record<string, string>> =>
  overTls ? overTlsToo : securityHeaders
