/** "12.50" as 1250 whole cents; undefined for anything that is no amount. */
export function cents(amount: string): number | undefined {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount.trim())
  if (!found) return undefined
  const [, sign = '', whole = '', part = ''] = found
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign ? -value : value
}
