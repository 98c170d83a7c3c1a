/**
 * The redirect of a token answer, when it may be followed: an https address on a host of the brand's list, or http on
 * this machine (OPEN-45, ROUTING-22). Anything else counts as none.
 */
export function allowedRedirect(redirect: string | null, hosts: readonly string[]): string | undefined {
  if (redirect === null || !URL.canParse(redirect)) return undefined
  const url = new URL(redirect)
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
  const hasCredentials = url.username !== '' || url.password !== ''
  const isListed = hosts.includes(url.hostname) || hosts.includes(url.host)
  return isSafe && isListed && !hasCredentials ? url.href : undefined
}
