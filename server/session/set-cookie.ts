import { sessionLength } from './session-length.ts'

/**
 * A Set-Cookie header that keeps a value for the length of a session unless another is given. Cookies are hidden from scripts unless
 * `readable`, and never sent with a request that another site started.
 */
export function setCookie(name: string, value: string, readable = false, milliseconds = sessionLength): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${milliseconds / 1000}; Secure; SameSite=Strict${readable ? '' : '; HttpOnly'}`
}

/** A Set-Cookie header that removes a cookie. */
export function removeCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; Secure; SameSite=Strict`
}
