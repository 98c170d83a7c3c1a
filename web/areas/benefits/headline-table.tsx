import type { BenefitsSummaryScreenQuery } from '../../generated/benefits-summary-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useSay } from './use-say.ts'

type Viewer = NonNullable<BenefitsSummaryScreenQuery['viewer']>
type Coverage = NonNullable<NonNullable<Viewer['benefitsSummary']>['benefits'][number]['coverage']>

/** The services that sum a plan up, with what the member pays for each in a few words (BENEFIT-08). */
export function HeadlineTable({ headlines }: { headlines: Coverage['headlines'] }) {
  const say = useSay()
  return (
    <Card>
      <DataTable
        caption={say('headlines')}
        showCaption
        rows={headlines}
        rowKey={headline => headline.id}
        columns={[
          { id: 'service', head: say('service'), cell: headline => headline.name },
          { id: 'pay', head: say('youPay'), numeric: true, cell: headline => headline.outOfPocket },
        ]}
      />
    </Card>
  )
}
