const MONTHS_AHEAD = 3

/** First days of the coming months on which a selection can start within a period of coverage. */
export function eligibleDates(
  period: { effectiveDate: string; terminationDate: string | null },
  today: string,
): string[] {
  const start = today > period.effectiveDate ? today : period.effectiveDate
  const [year, month] = start.split('-').map(Number)
  const dates = Array.from({ length: MONTHS_AHEAD }, (_, ahead) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) + ahead, 1)).toISOString().slice(0, 10),
  )
  return dates.filter(date => period.terminationDate === null || date <= period.terminationDate)
}
