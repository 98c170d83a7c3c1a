/** Longest time that is told, in seconds: an upstream that says more is not to be believed. */
const longest = 24 * 60 * 60

/**
 * Seconds after which an upstream wants to be asked again, rounded up; undefined when it does not say. A date is read
 * against the answer's own Date header, so that clocks of two machines need not agree.
 */
export function retryAfter({
  'retry-after': header,
  date,
}: {
  'retry-after'?: string | undefined
  date?: string | undefined
}): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.parse(date ?? '')) / 1_000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), longest)
}
