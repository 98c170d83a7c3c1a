/** Whole cents of a decimal string with two decimals, so that no amount is ever a float of dollars. */
export function cents(money: string): number {
  return Number(money.replace('.', ''))
}
