import dayjs from 'dayjs'

/** A day, yyyy-mm-dd, as "March 1, 2026". */
export const dayInWords = (day: string): string => dayjs(day).format('MMMM D, YYYY')
