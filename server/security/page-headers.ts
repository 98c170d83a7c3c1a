import type { LiveBrand } from '../brands/live-brand.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** Headers of a page of a brand: what it may load, and that nobody keeps it. */
export function pageHeaders({ formActions }: LiveBrand, nonce: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy({ nonce, formActions }),
    'cache-control': 'no-store',
    'accept-ch': 'Sec-CH-UA-Mobile',
    vary: 'Cookie, Accept-Encoding',
  }
}
