/** The member suffix in an address, a number from 0 to 99; undefined for anything else. */
export const memberSuffixIn = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,2}$/.test(text) ? Number(text) : undefined
