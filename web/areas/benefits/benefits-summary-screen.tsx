import { useSearchParams } from 'react-router'
import { BenefitsSummaryScreenDocument } from '../../generated/benefits-summary-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PrintButton } from '../../ui/print-button/print-button.tsx'
import { TabLinks } from '../../ui/tab-links/tab-links.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { memberIn } from './addresses.ts'
import styles from './benefits-summary-screen.module.css'
import { FamilyLinks, familyOf, memberName } from './family-links.tsx'
import { SummaryCard } from './summary-card.tsx'
import { periodOf, periodTabs } from './summary-periods.ts'

export const loader = createScreenLoader('benefits-summary', BenefitsSummaryScreenDocument, {
  variables: ({ request }) => {
    const { searchParams } = new URL(request.url)
    return { memberSuffix: memberIn(searchParams), asOfTime: searchParams.get('asOfDate') }
  },
})

/** Plans, limits and headline services of every coverage category that is active on a day (BENEFIT-08). */
export function Component() {
  const pathOf = usePathOf()
  const { data, view } = useScreen(loader)
  const { viewer } = data
  const say = sayFrom(view.text)
  const [search] = useSearchParams()
  if (!viewer?.benefitsSummary) return null
  const { benefitsSummary: summary } = viewer
  const history = viewer.benefitHistory ?? []
  const family = familyOf(viewer)
  const date = calendarDate(summary.asOfDate)
  const asked = search.get('asOfDate') ?? undefined
  const periods = periodTabs(history, asked, summary.asOfDate, view.text)
  const shown = say('benefitsOf', { name: memberName(family, summary.memberSuffix) ?? '', date })
  return (
    <Page heading={say('heading')} lead={family.length < 2 && shown} actions={<PrintButton />}>
      <div className={styles.choices}>
        {periods.length > 1 && <TabLinks label={say('periods')} name="asOfDate" tabs={periods} look="pills" />}
        <FamilyLinks label={say('members')} family={family} shown={shown} />
      </div>
      {summary.benefits.length > 0 ? (
        <div className={styles.cards}>
          {summary.benefits.map(benefits => (
            <SummaryCard
              key={benefits.category}
              benefits={benefits}
              effectiveTime={periodOf(history, benefits.category, summary.asOfDate)?.effectiveTime}
            />
          ))}
        </div>
      ) : (
        <Empty title={say('empty', { date })}>
          <p>{say('emptyBody')}</p>
          <Link target={pathOf('contact-us')}>{say('contact')}</Link>
        </Empty>
      )}
    </Page>
  )
}
