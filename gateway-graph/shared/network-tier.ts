import type * as rest from '../../schema/generated/gateway-types.ts'
import type { NetworkTier } from '../generated/resolver-types.ts'

const tiers: { readonly [Tier in rest.NetworkTier]: NetworkTier } = {
  tab1: 'IN_NETWORK',
  innet: 'IN_NETWORK',
  tab2: 'OUT_OF_NETWORK',
  outnet: 'OUT_OF_NETWORK',
}

/** The network tier that a plan system means: `tab1` and `innet` are in network, `tab2` and `outnet` out of it (CONST-09). */
export function networkTier(tier: rest.NetworkTier): NetworkTier {
  return tiers[tier]
}
