/**
 * "1234.5" becomes "$1,234.50": US dollars, narrow symbol, two decimals (CONST-32). Works on the decimal string, so no
 * amount ever passes through a float; any other text is shown as it came.
 */
export function money(amount: string): string {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount.trim())
  if (!found) return amount
  const [, sign = '', whole = '0', cents = ''] = found
  const dollars = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}$${dollars}.${cents.padEnd(2, '0')}`
}

/**
 * Round dollars without cents, "$1,500"; any other amount as `money` says it. For amounts that nobody adds up: yearly limits,
 * and what ID cards print. Exact strings of the specification keep their cents.
 */
export const roundMoney = (amount: string): string => money(amount).replace(/\.00$/, '')

/** Whether an amount is nothing. */
export const isZero = (amount: string): boolean => cents(amount) === 0

/** 1250 whole cents as "12.50". */
export function decimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** "12.50" as 1250 whole cents; undefined for any other text. */
export function cents(amount: string): number | undefined {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount.trim())
  if (!found) return undefined
  const [, sign = '', whole = '', part = ''] = found
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign ? -value : value
}
