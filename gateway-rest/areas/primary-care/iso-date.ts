/** A date of `mm/dd/yyyy`, checked against the contract before, as yyyy-mm-dd. */
export function isoDate(usDate: string): string {
  const [month, day, year] = usDate.split('/')
  return `${year}-${month}-${day}`
}
