import { formatCents } from '../format-cents.ts'

/** A yyyy-mm-dd date as MM/DD/YYYY. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** Integer cents for people: 123450 is "$1,234.50", -100 is "-$1.00". */
export function formatUsd(cents: number): string {
  const [whole = '', fraction = ''] = formatCents(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}
