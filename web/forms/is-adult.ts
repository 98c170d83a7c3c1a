import { yearsBefore } from './years-before.ts'

/** Adult means 18 years old; the 18th birthday counts (VALID-20, OPEN-37). Both dates are yyyy-mm-dd. */
export const isAdult = (dateOfBirth: string, today: string): boolean => dateOfBirth <= yearsBefore(today, 18)
