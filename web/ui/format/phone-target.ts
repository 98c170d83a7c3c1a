/** The address that dials a phone number as people write it: "503-555-0100, TTY 711" must not dial the letters. */
export const phoneTarget = (number: string): string => `tel:${number.replace(/[^\d+*#]/g, '')}`
