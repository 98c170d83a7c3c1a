import { manifestAddress } from '../../gateway-graph/upstream/call-address.ts'
import type { Brand } from '../../schema/generated/manifests.ts'

/**
 * Origins that a brand's forms may lead to: the hand-off, eBill, and hosts that a log-in may redirect to. Browsers hold
 * `form-action` against the redirects that answer a form, too.
 */
export function formActionsOf({ handOff, ebill, redirectHosts, domainId }: Brand, gatewayUrl: string): string[] {
  const addresses = [handOff.action, ebill.url, ...redirectHosts.flatMap(schemesOf)]
  const origins = addresses
    .map(address => manifestAddress(address, { gatewayUrl, domainId }))
    .filter(address => URL.canParse(address))
    .map(address => new URL(address).origin)
  return [...new Set(origins)]
}

/** Redirects go over https, on this machine over http too. */
function schemesOf(host: string): string[] {
  return /(^|\.)localhost(:\d+)?$/.test(host) ? [`https://${host}`, `http://${host}`] : [`https://${host}`]
}
