/** A date, yyyy-mm-dd, as people here read it: MM/DD/YYYY. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}
