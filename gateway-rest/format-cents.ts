import type { Money } from '../schema/generated/gateway-types.ts'

/** Integer cents as the contract writes money: 1250 is "12.50", -100 is "-1.00". */
export function formatCents(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Money must be whole cents')
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
