import type { CoverageCategory, PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import { wordOf } from './categories.ts'
import { datesOf } from './dates-of.ts'
import type { Say } from './use-say.ts'

/** The name of a category's page; that of an earlier plan period names the period (HISTORY-05). */
export function categoryHeading(category: CoverageCategory, period: PeriodPartsFragment | undefined, say: Say): string {
  const heading = say(`${wordOf(category)}Heading`)
  return period ? say('periodHeading', { heading, period: datesOf(period, say) }) : heading
}
