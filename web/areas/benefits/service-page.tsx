import type { CoverageCategory, PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { ServicePartsFragment } from '../../generated/service-screen.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PrintButton } from '../../ui/print-button/print-button.tsx'
import { categoryPath } from './addresses.ts'
import { categoryHeading } from './category-heading.ts'
import { OfferFacts } from './offer-facts.tsx'
import { ShareTable } from './share-table.tsx'
import { useMemberAddress } from './use-member-address.ts'
import { useSay } from './use-say.ts'

interface Props {
  service: ServicePartsFragment
  category: CoverageCategory
  member: string | undefined
  /** The earlier plan period that is looked at; undefined for today. */
  period: PeriodPartsFragment | undefined
}

/** All about one service of a plan (BENEFIT-22), today or in an earlier period (HISTORY-06). */
export function ServicePage({ service, category, member, period }: Props) {
  const say = useSay()
  const address = useMemberAddress()
  const back = {
    target: address(categoryPath(category, period?.effectiveTime)),
    label: categoryHeading(category, period, say),
  }
  return (
    <Page heading={service.name} lead={service.description} back={back} actions={<PrintButton />}>
      {service.mainNote && (
        <Alert type="info">
          <p>{service.mainNote}</p>
        </Alert>
      )}
      <Card muted>
        <Facts
          facts={[
            { label: say('summaryOfPayment'), value: service.outOfPocket },
            { label: say('category'), value: service.category },
            { label: say('member'), value: member },
          ]}
        />
      </Card>
      {service.tierOutOfPocket.length > 0 && <ShareTable shares={service.tierOutOfPocket} />}
      <OfferFacts offers={service.offers} />
    </Page>
  )
}
