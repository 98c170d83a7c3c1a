/** Ends after this year mean that nobody has set an end (STATE-19, CONST-45). */
const lastYear = 2100

/** An end date, yyyy-mm-dd, that somebody has set; undefined for an open-ended plan. */
export const realEnd = (date: string | null): string | undefined =>
  date !== null && Number(date.slice(0, 4)) <= lastYear ? date : undefined
