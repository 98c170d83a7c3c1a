import { Banner } from '../../ui/banner/banner.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { fill } from '../../ui/words/say-from.ts'
import { BannerLinks } from '../banner/banner-links.tsx'
import { type BlockView, createBlock, type HomeContext, type HomeData } from '../block.tsx'
import styles from './coming-plans.module.css'

type Eligibility = NonNullable<HomeData['member']>['eligibilities'][number]

/** Plans that start on one day. */
interface Start {
  date: string
  categories: Eligibility['category'][]
}

/** The member's plans that have not begun, by their first day, the next one first (MEMBER-01, MEMBER-02). */
function comingPlansNeeds(
  _view: BlockView<'coming-plans'>,
  { data: { member } }: HomeContext,
): { starts: Start[]; first: string } | undefined {
  const coming = (member?.eligibilities ?? []).filter(({ status }) => status === 'FUTURE')
  const starts = [...Map.groupBy(coming, ({ effectiveDate }) => effectiveDate ?? '')]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, plans]) => ({ date, categories: plans.map(({ category }) => category) }))
  return starts[0] && { starts, first: starts[0].date }
}

interface Props {
  view: BlockView<'coming-plans'>
  data: { starts: readonly Start[]; first: string }
}

const nameKeys = {
  MEDICAL: 'medical',
  DENTAL: 'dental',
  VISION: 'vision',
  PHARMACY: 'pharmacy',
} as const satisfies { readonly [Category in Eligibility['category']]: string }

/** Says which plans start on which day, and what can be done until then (MEMBER-02). */
function ComingPlans({ view, data: { starts, first } }: Props) {
  return (
    <Banner tone="accent" icon="calendar" title={fill(view.title, { date: calendarDate(first) })}>
      <Facts
        facts={starts.map(({ date, categories }) => ({
          label: categories.map(category => view.names[nameKeys[category]]).join(', '),
          value: fill(view.starts, { date: calendarDate(date) }),
        }))}
      />
      {view.body && <RichText tree={view.body} />}
      {view.links && view.links.length > 0 && (
        <div className={styles.links}>
          <BannerLinks links={view.links} />
        </div>
      )}
    </Banner>
  )
}

export const comingPlans = createBlock({ sources: ['member'], needs: comingPlansNeeds, Component: ComingPlans })
