/**
 * An address that a service sent, if a link may lead there: a path of this portal or an http(s) address. Anything else
 * (`javascript:`, `//host`) gives undefined, because a program's URL is data and must never become code.
 */
export function safeAddress(address: string | null | undefined): string | undefined {
  if (!address) return undefined
  if (/^\/(?![/\\])/.test(address)) return address
  if (!URL.canParse(address)) return undefined
  return ['https:', 'http:'].includes(new URL(address).protocol) ? address : undefined
}
