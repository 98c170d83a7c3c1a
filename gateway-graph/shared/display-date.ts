/** A date as people read it here, MM/DD/YYYY (OPEN-41). Takes yyyy-mm-dd. */
export function displayDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}
