import type { Brand } from '../../schema/generated/manifests.ts'
import { fillGateway } from './fill-gateway.ts'

/**
 * Origins that a brand's forms may lead to: the hand-off, eBill, and hosts that a log-in may redirect to. Browsers hold
 * `form-action` against the redirects that answer a form, too.
 */
export function formActionsOf({ handOff, ebill, redirectHosts }: Brand, gatewayUrl: string): string[] {
  const addresses = [handOff.action, ebill.url, ...redirectHosts.map(host => `https://${host}`)]
  const origins = addresses
    .map(address => fillGateway(address, gatewayUrl))
    .filter(address => URL.canParse(address))
    .map(address => new URL(address).origin)
  return [...new Set(origins)]
}
