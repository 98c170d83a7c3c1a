import type { NetworkTier } from '../../generated/benefits-screen.ts'

/** Key of the words for a network tier. */
export const networkWord: { readonly [Tier in NetworkTier]: string } = {
  IN_NETWORK: 'inNetwork',
  OUT_OF_NETWORK: 'outOfNetwork',
}
