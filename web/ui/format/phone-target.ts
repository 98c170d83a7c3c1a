/** The address that dials a phone number as people write it; of "503-555-0100, TTY 711" the first one alone. */
export const phoneTarget = (number: string): string =>
  `tel:${number.split(/(?<=\d)[^\d+*#]*[a-z,;]/i)[0]?.replace(/[^\d+*#]/g, '')}`
