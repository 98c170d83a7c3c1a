import { cents } from '../../ui/format/cents.ts'

/** The sum of decimal amounts, counted in cents so that nothing is rounded; an amount that is none counts nothing. */
export function totalOf(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum + (cents(amount) ?? 0), 0)
  const digits = String(Math.abs(total)).padStart(3, '0')
  return `${total < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
