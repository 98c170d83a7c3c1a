/** The same day some calendar years earlier; 29 February falls to 28 February (OPEN-08). Takes and gives yyyy-mm-dd. */
export function yearsBefore(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) - years
  const monthAndDay = date.slice(5)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${String(year).padStart(4, '0')}-${monthAndDay === '02-29' && !isLeap ? '02-28' : monthAndDay}`
}
