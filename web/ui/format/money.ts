import { inEachLanguage } from './spoken.ts'

/** A sum of adjustments can be "-0.00": nothing has no sign. */
const usd = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  signDisplay: 'negative',
} as const satisfies Intl.NumberFormatOptions
const dollars = inEachLanguage(language => new Intl.NumberFormat(language, usd))

/**
 * "1234.5" becomes "$1,234.50": US dollars, narrow symbol, two decimals (CONST-32), as the language has it (LOCALE-07). Intl
 * takes the decimal string as it is, so no amount ever passes through a float; any other text is shown as it came.
 */
export function money(amount: string): string {
  const text = amount.trim()
  return /^-?\d+(?:\.\d{1,2})?$/.test(text) ? dollars().format(text as `${number}`) : amount
}

/**
 * Round dollars without cents, "$1,500"; any other amount as `money` says it. For amounts that nobody adds up: yearly limits,
 * and what ID cards print. Exact strings of the specification keep their cents.
 */
export const roundMoney = (amount: string): string => money(amount).replace(/[.,]00(?!\d)/, '')

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
