/**
 * Reads a Cookie header. The first of two cookies with one name wins, as RFC 6265 sends the more specific one first;
 * values that cannot be decoded are dropped.
 */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 1) continue
    const name = pair.slice(0, equals).trim()
    const value = decode(pair.slice(equals + 1).trim())
    if (value !== undefined && !cookies.has(name)) cookies.set(name, value)
  }
  return cookies
}

function decode(value: string): string | undefined {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
