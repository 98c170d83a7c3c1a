/** Whether somebody is 18 or older, from the 18th birthday on (VALID-20, OPEN-37). Both dates are yyyy-mm-dd. */
export function isAdult(dateOfBirth: string, today: string): boolean {
  return dateOfBirth <= `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
}
