import type { LoaderFunctionArgs } from 'react-router'
import { routeError, thrownStatus } from '../../errors/failure.ts'
import { BenefitsScreenDocument, type BenefitsScreenQuery } from '../../generated/benefits-screen.ts'
import { PeriodScreenDocument, type PeriodScreenQuery } from '../../generated/period-screen.ts'
import { PeriodServiceScreenDocument, type PeriodServiceScreenQuery } from '../../generated/period-service-screen.ts'
import { ServiceScreenDocument, type ServiceScreenQuery } from '../../generated/service-screen.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, type ScreenData, useScreen } from '../../screen/screen-loader.ts'
import { withQuery } from '../../ui/link/addresses.ts'
import { dateInAddress, refuseUnseen, summaryQuery } from './addresses.ts'
import { asked } from './asked-benefits.ts'
import { CategoryPage } from './category-page.tsx'
import { familyOf, memberName } from './family-links.tsx'
import { activeCategoriesOf, periodOf } from './plan-periods.ts'
import { ServicePage } from './service-page.tsx'

type BenefitsQuery = BenefitsScreenQuery | ServiceScreenQuery | PeriodScreenQuery | PeriodServiceScreenQuery

const ofToday = (place: LoaderFunctionArgs) => {
  const { category, suffix } = asked(place)
  return { category, suffix }
}
const ofService = (place: LoaderFunctionArgs) => ({ service: asked(place).service ?? '' })
const ofPeriod = (place: LoaderFunctionArgs) => {
  const on = dateInAddress(asked(place).effectiveTime ?? '', place.context.get(portalContext).timeZone)
  if (on === undefined) throw routeError({ status: 404 })
  return { on }
}

const category = createScreenLoader('benefits', BenefitsScreenDocument, { variables: ofToday })
const service = createScreenLoader('benefits', ServiceScreenDocument, {
  variables: place => ({ ...ofToday(place), ...ofService(place) }),
})
const period = createScreenLoader('benefits', PeriodScreenDocument, {
  variables: place => ({ ...ofToday(place), ...ofPeriod(place) }),
})
const periodService = createScreenLoader('benefits', PeriodServiceScreenDocument, {
  variables: place => ({ ...ofToday(place), ...ofPeriod(place), ...ofService(place) }),
})

/**
 * Loads a coverage category or one of its services, the current plan's or another period's; a period without that
 * category is not found (HISTORY-07). Where another of the family was chosen who has nothing of it then, the summary of that
 * person's plans opens instead.
 */
export async function loader(args: LoaderFunctionArgs): Promise<ScreenData<BenefitsQuery, 'benefits'>> {
  const { effectiveTime, service: named, suffix } = asked(args)
  if (effectiveTime === undefined) {
    const found = await (named === undefined ? category(args) : service(args))
    refuseUnseen(found.data.viewer)
    return found
  }
  try {
    const found = await (named === undefined ? period(args) : periodService(args))
    refuseUnseen(found.data.viewer)
    if (found.data.viewer?.family?.member?.planPeriod?.benefits) return found
    throw routeError({ status: 404 })
  } catch (error) {
    if (suffix === null || thrownStatus(error) !== 404) throw error
    const { pathOf, redirectTo } = args.context.get(portalContext)
    const query = { member: suffix, ...summaryQuery(effectiveTime) }
    throw redirectTo(withQuery(pathOf('benefits-summary'), new URLSearchParams(), query))
  }
}

/** Benefits of one coverage category, or one of its services, in the current or another plan period (BENEFIT, HISTORY). */
export function Component() {
  const { viewer } = useScreen(loader).data
  const member = viewer?.family?.member
  if (!viewer || !member) return null
  const named = 'planPeriod' in member ? (member.planPeriod ?? undefined) : undefined
  const benefits = 'benefits' in member ? member.benefits : member.planPeriod?.benefits
  if (!benefits) return null
  const family = familyOf(viewer)
  const own = activeCategoriesOf(viewer)
  const name = memberName(family, member.suffix)
  if ('service' in benefits) {
    const { service, category } = benefits
    return service && <ServicePage service={service} category={category} member={name} period={named} own={own} />
  }
  const periods = 'planPeriods' in member ? (member.planPeriods ?? []) : []
  const period = named ?? periodOf(periods, benefits.category, benefits.date)
  return <CategoryPage {...{ benefits, periods, period, family, own }} member={name} />
}
