import { formatCents } from '../format-cents.ts'
import { inEnglish, type Say } from '../words/say.ts'

const inWords = new Intl.DateTimeFormat('es-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A yyyy-mm-dd date as MM/DD/YYYY; in Spanish with the month in words, so that nobody takes it for the day (LOCALE-07). */
export function formatDate(date: string, { language }: Pick<Say, 'language'> = inEnglish): string {
  if (language === 'es') return inWords.format(new Date(`${date}T00:00:00Z`))
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** Integer cents for people: 123450 is "$1,234.50", -100 is "-$1.00". */
export function formatUsd(cents: number): string {
  const [whole = '', fraction = ''] = formatCents(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}
