/** Adult means 18 years old, the birthday included (VALID-20, OPEN-37). Both dates are yyyy-mm-dd. */
export function isAdult(dateOfBirth: string, today: string): boolean {
  return dateOfBirth <= `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
}
