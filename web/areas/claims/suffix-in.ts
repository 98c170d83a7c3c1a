/** The member suffix in an address; undefined for anything else. */
export const suffixIn = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,2}$/.test(text) ? Number(text) : undefined
