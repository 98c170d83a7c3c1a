import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { BenefitsScreenDocument, type BenefitsScreenQuery } from '../../generated/benefits-screen.ts'
import { PeriodScreenDocument, type PeriodScreenQuery } from '../../generated/period-screen.ts'
import { PeriodServiceScreenDocument, type PeriodServiceScreenQuery } from '../../generated/period-service-screen.ts'
import { ServiceScreenDocument, type ServiceScreenQuery } from '../../generated/service-screen.ts'
import { createScreenLoader, type ScreenData, useScreen } from '../../screen/screen-loader.ts'
import { type AskedBenefits, asked } from './addresses.ts'
import { CategoryPage } from './category-page.tsx'
import { familyOf, memberName } from './family-links.tsx'
import { periodOf } from './plan-periods.ts'
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
 * category is not found (HISTORY-07).
 */
export async function loader(args: LoaderFunctionArgs): Promise<ScreenData<BenefitsQuery, 'benefits'>> {
  const { effectiveTime, service: named } = asked(args)
  if (effectiveTime === undefined) return named === undefined ? category(args) : service(args)
  const found = await (named === undefined ? period(args) : periodService(args))
  if (!found.data.viewer?.benefitPeriod?.benefits) throw routeError({ status: 404 })
  return found
}

/** Benefits of one coverage category, or one of its services, in the current or another plan period (BENEFIT, HISTORY). */
export function Component() {
  const { viewer } = useScreen(loader).data
  if (!viewer) return null
  const named = 'benefitPeriod' in viewer ? (viewer.benefitPeriod ?? undefined) : undefined
  const benefits = 'benefits' in viewer ? viewer.benefits : viewer.benefitPeriod?.benefits
  if (!benefits) return null
  const family = familyOf(viewer)
  if ('service' in benefits) {
    const { service, category, memberSuffix } = benefits
    const member = memberName(family, memberSuffix)
    return service && <ServicePage service={service} category={category} member={member} period={named} />
  }
  const periods = 'benefitPeriods' in viewer ? (viewer.benefitPeriods ?? []) : []
  const period = named ?? periodOf(periods, benefits.category, benefits.asOfDate)
  return <CategoryPage benefits={benefits} periods={periods} period={period} family={family} />
}
