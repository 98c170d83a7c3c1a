import type { Phrase, ScreenText } from '../../../engine/text/screen-text.ts'
import type { PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory, CoverageType, NetworkTier } from '../../generated/schema-types.ts'
import { useScreenView } from '../../screen/screen-loader.ts'
import { calendarDate, realEnd } from '../../ui/format/dates.ts'
import { categoryKeys } from '../../ui/words/category-keys.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

/** Says the words of the screens that a part is on. */
export const useSay = <Kind extends 'benefits' | 'benefits-summary'>() => sayFrom(useScreenView<Kind>().text)

interface DatesWords {
  range: Phrase<'from' | 'until'>
  openEnded: Phrase<'from'>
}

interface Dates {
  effectiveDate: string
  terminationDate: string | null
}

/** The days of a plan as one text: open-ended, or a range (STATE-19). */
export function datesOf({ effectiveDate, terminationDate }: Dates, text: DatesWords): string {
  const say = sayFrom(text)
  const from = calendarDate(effectiveDate)
  const end = realEnd(terminationDate)
  return end ? say('range', { from, until: calendarDate(end) }) : say('openEnded', { from })
}

/** Text key of each network tier. */
export const networkWord = {
  IN_NETWORK: 'inNetwork',
  OUT_OF_NETWORK: 'outOfNetwork',
} as const satisfies { readonly [Tier in NetworkTier]: string }

/** Text key of whose amount it is. */
export const whoseWord = { INDIVIDUAL: 'individual', FAMILY: 'family' } as const satisfies {
  readonly [Coverage in CoverageType]: string
}

/** Heading of a category's page; for an earlier plan period it names the period (HISTORY-05). */
export function categoryHeading(
  category: CoverageCategory,
  period: PeriodPartsFragment | undefined,
  text: ScreenText<'benefits'>,
): string {
  const heading = text[`${categoryKeys[category]}Heading`]
  return period ? sayFrom(text)('periodHeading', { heading, period: datesOf(period, text) }) : heading
}
