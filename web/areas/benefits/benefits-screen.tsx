import { useScreen } from '../../screen/screen-loader.ts'
import type { BenefitsQuery } from './benefits-loader.ts'
import { CategoryPage } from './category-page.tsx'
import { familyOf, nameOf } from './family.ts'
import { ServicePage } from './service-page.tsx'

export { benefitsLoader as loader } from './benefits-loader.ts'

/** What a plan pays for in one kind of coverage, or one of its services, today or in an earlier plan period (BENEFIT, HISTORY). */
export function Component() {
  const { viewer } = useScreen<BenefitsQuery>().data
  if (!viewer) return null
  const period = 'benefitPeriod' in viewer ? (viewer.benefitPeriod ?? undefined) : undefined
  const benefits = 'benefits' in viewer ? viewer.benefits : viewer.benefitPeriod?.benefits
  if (!benefits) return null
  const family = familyOf(viewer)
  if ('service' in benefits) {
    const { service, category, memberSuffix } = benefits
    const member = nameOf(family, memberSuffix)
    return service && <ServicePage service={service} category={category} member={member} period={period} />
  }
  const history = 'benefitHistory' in viewer ? (viewer.benefitHistory ?? []) : []
  return <CategoryPage benefits={benefits} history={history} period={period} family={family} />
}
