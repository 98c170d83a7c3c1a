/** Moments that are read out while the time runs down; a voice for every second would say nothing. */
const moments = [60, 30, 10]

/** The moment that was passed last, to be announced once; undefined before the first. */
export const announcedSeconds = (seconds: number): number | undefined => moments.findLast(moment => seconds <= moment)
