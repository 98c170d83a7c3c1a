import type { Phrase } from '../../../engine/text/screen-text.ts'
import type { PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import { LinkRow } from '../../ui/tab-links/tab-links.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { categoryPath, summaryQuery, useMemberAddress } from './addresses.ts'
import { timeOf, timeOfCategory } from './plan-periods.ts'

export interface PeriodPickerWords {
  periods: string
  current: string
  starts: Phrase<'from'>
  range: Phrase<'from' | 'until'>
}

interface Props {
  periods: readonly PeriodPartsFragment[]
  /** The period in sight; undefined for a day that begins none. */
  shown: Pick<PeriodPartsFragment, 'status' | 'startDate'> | null | undefined
  /** The category in sight; undefined on the summary. */
  category?: CoverageCategory
  /** The categories that the signed-in member has. */
  own: readonly CoverageCategory[]
  text: PeriodPickerWords
}

/**
 * The plan periods to come, the current one and the earlier ones, newest first, each at its own address and the one in sight
 * marked: the same on the summary, on categories and in the history (MEMBER-04, HISTORY-01 to 03, HISTORY-05, BENEFIT-07).
 * Left out where there is nothing but the current one (HISTORY-02).
 */
export function PeriodPicker({ periods, shown, category, own, text }: Props) {
  const pathOf = usePathOf()
  const address = useMemberAddress()
  if (periods.every(({ status }) => status === 'ACTIVE')) return null
  const targetOf = (period: PeriodPartsFragment): string => {
    if (category === undefined) return address(pathOf('benefits-summary'), summaryQuery(timeOf(period)))
    const plan = period.plans.find(each => each.category === category) ?? period.plans[0]
    const target = plan?.category ?? category
    return address(categoryPath(pathOf, target, timeOfCategory(period, target, own)))
  }
  return (
    <LinkRow
      label={text.periods}
      look="pills"
      links={periods.map(period => ({
        key: keyOf(period),
        label: periodName(period, text),
        target: targetOf(period),
        current: shown ? keyOf(period) === keyOf(shown) : false,
      }))}
    />
  )
}

/** An ended period can begin on the day on which the current one does. */
const keyOf = ({ status, startDate }: Pick<PeriodPartsFragment, 'status' | 'startDate'>) => `${status} ${startDate}`

/** A plan period by its time: "Starts 01/01/2027", the current one in words, an earlier one as a range (STATE-18). */
export function periodName(
  { status, startDate, endDate }: PeriodPartsFragment,
  text: Omit<PeriodPickerWords, 'periods'>,
): string {
  const say = sayFrom(text)
  const from = calendarDate(startDate)
  if (status === 'FUTURE') return say('starts', { from })
  const until = endDate && calendarDate(endDate)
  return status === 'ACTIVE' || !until ? say('current') : say('range', { from, until })
}
