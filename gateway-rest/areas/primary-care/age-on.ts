/** Whole years from a day of birth to another day, both yyyy-mm-dd. */
export function ageOn(dateOfBirth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return date.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
