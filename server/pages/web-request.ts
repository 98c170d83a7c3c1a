import type { FastifyRequest } from 'fastify'
import { clientOf } from '../http/client-of.ts'

const forwarded = ['accept', 'accept-language', 'content-type'] as const

/**
 * The browser's request as react-router takes it, without cookies: screens never see tokens. The body of a form is passed
 * on unchanged.
 */
export function webRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const name of forwarded) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  // Joined as text, so that a path that begins with two slashes cannot name another host. What proxies say of hosts is not read.
  const protocol = clientOf(request.raw).overTls ? 'https' : 'http'
  const url = new URL(`${protocol}://${request.headers.host}${request.raw.url ?? '/'}`)
  if (request.method !== 'POST') return new Request(url, { headers, signal })
  const body = typeof request.body === 'string' ? request.body : ''
  return new Request(url, { method: 'POST', headers, body, signal })
}
