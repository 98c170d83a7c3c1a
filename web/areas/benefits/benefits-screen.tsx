import type { LoaderFunctionArgs } from 'react-router'
import { routeError, thrownStatus } from '../../errors/failure.ts'
import { BenefitsScreenDocument, type BenefitsScreenQuery } from '../../generated/benefits-screen.ts'
import { PeriodScreenDocument, type PeriodScreenQuery } from '../../generated/period-screen.ts'
import { PeriodServiceScreenDocument, type PeriodServiceScreenQuery } from '../../generated/period-service-screen.ts'
import { ServiceScreenDocument, type ServiceScreenQuery } from '../../generated/service-screen.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, type ScreenData, useScreen } from '../../screen/screen-loader.ts'
import { withQuery } from '../../ui/link/addresses.ts'
import { type AskedBenefits, asked, summaryQuery } from './addresses.ts'
import { CategoryPage } from './category-page.tsx'
import { familyOf, memberName } from './family-links.tsx'
import { activeCategoriesOf, periodOf } from './plan-periods.ts'
import { ServicePage } from './service-page.tsx'

type BenefitsQuery = BenefitsScreenQuery | ServiceScreenQuery | PeriodScreenQuery | PeriodServiceScreenQuery

const ofToday = ({ category, memberSuffix }: AskedBenefits) => ({ category, memberSuffix })
const ofService = ({ service = '' }: AskedBenefits) => ({ service })
const ofPeriod = ({ effectiveTime = '' }: AskedBenefits) => ({ effectiveTime })

const category = createScreenLoader('benefits', BenefitsScreenDocument, { variables: place => ofToday(asked(place)) })
const service = createScreenLoader('benefits', ServiceScreenDocument, {
  variables: place => ({ ...ofToday(asked(place)), ...ofService(asked(place)) }),
})
const period = createScreenLoader('benefits', PeriodScreenDocument, {
  variables: place => ({ ...ofToday(asked(place)), ...ofPeriod(asked(place)) }),
})
const periodService = createScreenLoader('benefits', PeriodServiceScreenDocument, {
  variables: place => ({ ...ofToday(asked(place)), ...ofPeriod(asked(place)), ...ofService(asked(place)) }),
})

/**
 * Loads a coverage category or one of its services, the current plan's or another period's; a period without that
 * category is not found (HISTORY-07). Where another of the family was chosen who has nothing of it then, the summary of that
 * person's plans opens instead.
 */
export async function loader(args: LoaderFunctionArgs): Promise<ScreenData<BenefitsQuery, 'benefits'>> {
  const { effectiveTime, service: named, memberSuffix } = asked(args)
  if (effectiveTime === undefined) return named === undefined ? category(args) : service(args)
  try {
    const found = await (named === undefined ? period(args) : periodService(args))
    if (found.data.viewer?.benefitPeriod?.benefits) return found
    throw routeError({ status: 404 })
  } catch (error) {
    if (memberSuffix === null || thrownStatus(error) !== 404) throw error
    const { pathOf, redirectTo } = args.context.get(portalContext)
    const query = { member: memberSuffix, ...summaryQuery(effectiveTime) }
    throw redirectTo(withQuery(pathOf('benefits-summary'), new URLSearchParams(), query))
  }
}

/** Benefits of one coverage category, or one of its services, in the current or another plan period (BENEFIT, HISTORY). */
export function Component() {
  const { viewer } = useScreen(loader).data
  if (!viewer) return null
  const named = 'benefitPeriod' in viewer ? (viewer.benefitPeriod ?? undefined) : undefined
  const benefits = 'benefits' in viewer ? viewer.benefits : viewer.benefitPeriod?.benefits
  if (!benefits) return null
  const family = familyOf(viewer)
  const own = activeCategoriesOf(viewer)
  if ('service' in benefits) {
    const { service, category, memberSuffix } = benefits
    const member = memberName(family, memberSuffix)
    return service && <ServicePage service={service} category={category} member={member} period={named} own={own} />
  }
  const periods = 'benefitPeriods' in viewer ? (viewer.benefitPeriods ?? []) : []
  const period = named ?? periodOf(periods, benefits.category, benefits.asOfDate)
  return <CategoryPage benefits={benefits} periods={periods} period={period} family={family} own={own} />
}
