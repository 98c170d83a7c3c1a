import type { PortalAddresses } from './portal-links.ts'

const FALLBACK = 'http://localhost:8080'

/**
 * Reads GATEWAY_PORTALS: `1=https://first.example,2=https://senior.example`, and for every other brand an address
 * without a number.
 * @throws Error that names what is no address.
 */
export function readPortalAddresses(text = ''): PortalAddresses {
  const byDomain = new Map<string, string>()
  let fallback = FALLBACK
  for (const entry of text.split(',').filter(part => part.trim() !== '')) {
    const [, domainId, address = ''] = /^\s*(?:([0-9]{1,4})=)?(\S+)\s*$/.exec(entry) ?? []
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new Error(`GATEWAY_PORTALS: found "${entry}", expected addresses such as 1=https://first.example`)
    if (domainId === undefined) fallback = address
    else byDomain.set(domainId, address)
  }
  return { byDomain, fallback }
}
