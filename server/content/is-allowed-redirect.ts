/** Tells whether the token answer's redirect names one of the brand's hosts, over https (OPEN-45). */
export function isAllowedRedirect(redirect: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(redirect)) return false
  const { protocol, host } = new URL(redirect)
  return protocol === 'https:' && hosts.includes(host)
}
