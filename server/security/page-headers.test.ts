import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './page-headers.ts'

it('[SEC-25] allows nothing but our own files, scripts by nonce, and the origins that forms lead to', () => {
  const policy = contentSecurityPolicy({ nonce: 'n0nce', overTls: true, formActions: ['https://sso.example'] })
  const directives = Object.fromEntries(
    policy.split('; ').map(directive => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
  expect(directives).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'nonce-n0nce'", "'strict-dynamic'"],
    'style-src': ["'self'", "'nonce-n0nce'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'", 'https://sso.example'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'report-uri': ['/reports'],
    'report-to': ['reports'],
  })
})
