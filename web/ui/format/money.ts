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

/** "12.50" as 1250 whole cents; undefined for any other text. */
export function cents(amount: string): number | undefined {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount.trim())
  if (!found) return undefined
  const [, sign = '', whole = '', part = ''] = found
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign ? -value : value
}
