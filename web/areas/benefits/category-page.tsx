import type { BenefitsPartsFragment, PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import { Page } from '../../ui/page/page.tsx'
import { PrintButton } from '../../ui/print-button/print-button.tsx'
import { categoryPath } from './addresses.ts'
import { categoryHeading } from './category-heading.ts'
import { type FamilyMember, nameOf } from './family.ts'
import { FamilyLinks } from './family-links.tsx'
import { LimitsSection } from './limits-section.tsx'
import { NoBenefits } from './no-benefits.tsx'
import { PeriodsSection } from './periods-section.tsx'
import { PlanCard } from './plan-card.tsx'
import { ServicesSection } from './services-section.tsx'
import { useMemberAddress } from './use-member-address.ts'
import { useSay } from './use-say.ts'

interface Props {
  benefits: BenefitsPartsFragment
  history: readonly PeriodPartsFragment[]
  /** The earlier plan period that is looked at; undefined for today. */
  period: PeriodPartsFragment | undefined
  family: readonly FamilyMember[]
}

/** What a plan pays for in one kind of coverage, and what is used of its limits, today or in an earlier period. */
export function CategoryPage({ benefits, history, period, family }: Props) {
  const say = useSay()
  const address = useMemberAddress()
  const { category, memberSuffix, coverage } = benefits
  const time = period?.effectiveTime
  const member = nameOf(family, memberSuffix)
  const back = period && { target: address(categoryPath(category)), label: say('currentBenefits') }
  return (
    <Page heading={categoryHeading(category, period, say)} back={back} actions={<PrintButton />}>
      <FamilyLinks label={say('members')} family={family} shown={say('benefitsOf', { name: member ?? '' })} />
      {coverage?.plan && <PlanCard plan={coverage.plan} member={family.length < 2 ? member : undefined} />}
      {coverage && coverage.tiers.length > 0 ? (
        <>
          <LimitsSection benefits={benefits} intro={period ? 'limitsIntroPeriod' : 'limitsIntro'} />
          <ServicesSection benefits={benefits} coverage={coverage} effectiveTime={time} />
        </>
      ) : (
        <NoBenefits category={category} />
      )}
      <PeriodsSection periods={history.filter(other => other.effectiveTime !== time)} category={category} />
    </Page>
  )
}
