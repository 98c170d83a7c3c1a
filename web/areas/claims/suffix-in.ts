/** The member suffix that an address names; undefined for anything that is none. */
export const suffixIn = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,2}$/.test(text) ? Number(text) : undefined
