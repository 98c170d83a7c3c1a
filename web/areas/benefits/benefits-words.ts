import type { PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory, NetworkTier } from '../../generated/schema-types.ts'
import { useScreenView } from '../../screen/screen-loader.ts'
import { calendarDate, realEnd } from '../../ui/format/dates.ts'
import { type Say, sayFrom } from '../../ui/words/say-from.ts'
import { wordOf } from './addresses.ts'

/** The screen's text, which all its parts use. */
export const useSay = () => sayFrom(useScreenView().text)

interface Dates {
  effectiveDate: string
  terminationDate: string | null
}

/** The days of a plan as one text: open-ended, or a range (STATE-19). */
export function datesOf({ effectiveDate, terminationDate }: Dates, say: Say): string {
  const from = calendarDate(effectiveDate)
  const end = realEnd(terminationDate)
  return end ? say('range', { from, until: calendarDate(end) }) : say('openEnded', { from })
}

/** Text key of each network tier. */
export const networkWord: { readonly [Tier in NetworkTier]: string } = {
  IN_NETWORK: 'inNetwork',
  OUT_OF_NETWORK: 'outOfNetwork',
}

/** Heading of a category's page; for an earlier plan period it names the period (HISTORY-05). */
export function categoryHeading(category: CoverageCategory, period: PeriodPartsFragment | undefined, say: Say): string {
  const heading = say(`${wordOf(category)}Heading`)
  return period ? say('periodHeading', { heading, period: datesOf(period, say) }) : heading
}
