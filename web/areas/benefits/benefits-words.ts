import type { Phrase, ScreenText } from '../../../engine/text/screen-text.ts'
import type { PeriodPartsFragment, PlanPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory, CoverageType, NetworkTier } from '../../generated/schema-types.ts'
import { useScreenView } from '../../screen/screen-loader.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import { categoryKeys } from '../../ui/words/category-keys.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { periodName } from './period-picker.tsx'

/** Says the words of the screens that a part is on. */
export const useSay = <Kind extends 'benefits' | 'benefits-summary'>() => sayFrom(useScreenView<Kind>().text)

interface DatesWords {
  range: Phrase<'from' | 'until'>
  openEnded: Phrase<'from'>
  starts: Phrase<'from'>
}

/** The days of a plan as one text: what it starts on, as long as it has not, then open-ended or a range (STATE-18, MEMBER-01). */
export function datesOf({ startDate, endDate, timeline }: PlanPartsFragment, text: DatesWords): string {
  const say = sayFrom(text)
  const from = calendarDate(startDate)
  if (timeline === 'STARTS') return say('starts', { from })
  return endDate ? say('range', { from, until: calendarDate(endDate) }) : say('openEnded', { from })
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

/** Heading of a category's page; for another plan period than the current one it names the period (HISTORY-05). */
export function categoryHeading(
  category: CoverageCategory,
  period: PeriodPartsFragment | undefined,
  text: ScreenText<'benefits'>,
): string {
  const heading = text[`${categoryKeys[category]}Heading`]
  if (!period || period.status === 'ACTIVE') return heading
  const say = sayFrom(text)
  if (period.status === 'FUTURE') return say('comingHeading', { heading, date: calendarDate(period.startDate) })
  return say('periodHeading', { heading, period: periodName(period, text) })
}
