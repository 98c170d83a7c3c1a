import type { TierOutOfPocket } from '../../schema/generated/gateway-types.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })

/** What a member pays, in words: an amount in USD for a copay, else a percentage without idle decimals (BENEFIT-24). */
export function outOfPocketText({ copay, isCopay }: Pick<TierOutOfPocket, 'copay' | 'isCopay'>): string {
  // A decimal string is formatted as it stands, never by way of a float.
  return isCopay ? dollars.format(copay as `${number}`) : `${copay.replace(/\.?0+$/, '')}%`
}
