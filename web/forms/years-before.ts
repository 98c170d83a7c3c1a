/** The same day some years earlier; 29 February falls to 28 February in a common year. Dates are yyyy-mm-dd. */
export function yearsBefore(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) - years).padStart(4, '0')
  const leap = new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1
  const day = date.slice(4)
  return `${year}${day === '-02-29' && !leap ? '-02-28' : day}`
}
