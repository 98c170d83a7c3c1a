import { addDays, firstOfMonth, yearOf } from '../calendar-dates.ts'
import type { CoverageKind } from '../traits.ts'

export interface Period {
  readonly effectiveDate: string
  /** null when open-ended. */
  readonly terminationDate: string | null
}

const PERIODS: Readonly<Record<CoverageKind, (today: string) => Period>> = {
  active: today => ({ effectiveDate: `${yearOf(today) - 2}-01-01`, terminationDate: null }),
  ending: today => ({ effectiveDate: `${yearOf(today) - 2}-01-01`, terminationDate: addDays(today, 120) }),
  future: today => ({ effectiveDate: firstOfMonth(today, 2), terminationDate: null }),
  termed: today => ({ effectiveDate: `${yearOf(today) - 3}-01-01`, terminationDate: addDays(today, -150) }),
  none: today => ({ effectiveDate: `${yearOf(today) - 1}-01-01`, terminationDate: null }),
}

/** When coverage that stands so today began and ends. */
export function periodOf(kind: CoverageKind, today: string): Period {
  return PERIODS[kind](today)
}
