import type { NetworkTier } from '../../generated/benefits-screen.ts'
import type { TabLink } from '../../ui/tab-links/tab-links.tsx'
import { networkWord } from './network-word.ts'
import type { Tier } from './service-rows.ts'
import type { Say } from './use-say.ts'

/** Network tiers as addresses have them. */
const inAddress: { readonly [Network in NetworkTier]: string } = {
  IN_NETWORK: 'in-network',
  OUT_OF_NETWORK: 'out-of-network',
}

/** A tab for each network tier of a plan, the default one first: it shows when the address names none (BENEFIT-18). */
export function tierTabs(tiers: readonly Tier[], say: Say): (TabLink & { tier: Tier })[] {
  return tiers
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(tier => ({ value: inAddress[tier.networkTier], label: say(networkWord[tier.networkTier]), tier }))
}
