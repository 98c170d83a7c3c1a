import { usePathOf } from '../../screen/shell-data.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { dayInAddress, withQuery } from '../../ui/link/addresses.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { categoryKeys } from '../../ui/words/category-keys.ts'
import { fill } from '../../ui/words/say-from.ts'
import { BannerLinks } from '../banner/banner-links.tsx'
import { type BlockView, createBlock, type HomeContext, type HomeData } from '../block.tsx'
import styles from './coming-plans.module.css'

/** Plans that start on one day. */
type Start = NonNullable<HomeData['comingPeriods']>[number]

/** The member's plans that have not begun, by their first day, the next one first (MEMBER-01, MEMBER-02). */
function comingPlansNeeds(
  _view: BlockView<'coming-plans'>,
  { data: { comingPeriods } }: HomeContext,
): { starts: readonly Start[]; next: Start } | undefined {
  const starts = comingPeriods ?? []
  return starts[0] && { starts, next: starts[0] }
}

interface Props {
  view: BlockView<'coming-plans'>
  data: { starts: readonly Start[]; next: Start }
}

/** Says which plans start on which day, leads to what the next ones pay for, and says what can be done until then (MEMBER-02). */
function ComingPlans({ view, data: { starts, next } }: Props) {
  const pathOf = usePathOf()
  const benefits = withQuery(pathOf('benefits-summary'), new URLSearchParams(), {
    asOfDate: dayInAddress(next.startDate),
  })
  return (
    <Banner tone="accent" icon="calendar" title={fill(view.title, { date: calendarDate(next.startDate) })}>
      <Facts
        facts={starts.map(({ startDate, plans }) => ({
          label: plans.map(({ category }) => view.names[categoryKeys[category]]).join(', '),
          value: fill(view.starts, { date: calendarDate(startDate) }),
        }))}
      />
      {view.body && <RichText tree={view.body} />}
      <div className={styles.links}>
        <BannerLinks
          links={[{ id: `${view.id}-benefits`, title: view.benefitsLabel, target: benefits }, ...(view.links ?? [])]}
        />
      </div>
    </Banner>
  )
}

export const comingPlans = createBlock({
  sources: ['comingPeriods'],
  needs: comingPlansNeeds,
  Component: ComingPlans,
})
