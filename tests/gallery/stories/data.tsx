import { claimInProcess, paidClaim, claims as recentClaims } from '../../../web/blocks/recent-claims/fixture.ts'
import { ClaimStatus } from '../../../web/ui/claim-status/claim-status.tsx'
import { DataTable } from '../../../web/ui/data-table/data-table.tsx'
import { Facts } from '../../../web/ui/facts/facts.tsx'
import { Figures } from '../../../web/ui/figures/figures.tsx'
import { calendarDate } from '../../../web/ui/format/dates.ts'
import { money } from '../../../web/ui/format/money.ts'
import { ProgressBar } from '../../../web/ui/progress-bar/progress-bar.tsx'
import { Tag } from '../../../web/ui/tag/tag.tsx'
import { useClaimType } from '../../../web/ui/words/use-claim-type.ts'
import { limit } from '../../areas/support/benefits-answers.ts'
import { listedClaim } from '../../areas/support/claims-answers.ts'
import { card } from '../../areas/support/id-card-answers.ts'
import type { BrandSample } from '../brand-sample.ts'
import { type Story, storiesOf, wordsOf } from '../story.ts'
import { Row, Stack } from './room.tsx'

const { charged } = listedClaim.totals
const { name, total, met, remaining } = limit('Deductible')

export const dataStories: readonly Story[] = [
  ...storiesOf('ui/claim-status', 'Claim status', {
    '': {
      draw: brand => (
        <Row>
          {recentClaims.map(claim => (
            <ClaimStatus
              key={claim.number}
              claim={claim}
              paidOn={date => wordsOf(brand, 'claims')('paidOn', { date })}
            />
          ))}
        </Row>
      ),
    },
  }),
  ...storiesOf('ui/data-table', 'Data table', {
    '': { draw: brand => <ClaimTable brand={brand} /> },
    'stacking-early': { draw: brand => <ClaimTable brand={brand} stacks="early" /> },
  }),
  ...storiesOf('ui/facts', 'Facts', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'id-card')
        const { memberName, subscriberId, groupName, planName, network, startDate } = card('Medical')
        return (
          <Facts
            facts={[
              { label: say('memberName'), value: memberName },
              { label: say('subscriberId'), value: subscriberId },
              { label: say('group'), value: groupName },
              { label: say('plan'), value: planName },
              { label: say('network'), value: network },
              { label: say('effectiveDate'), value: calendarDate(startDate) },
            ]}
          />
        )
      },
    },
  }),
  ...storiesOf('ui/figures', 'Figures', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'claims')
        return (
          <Figures
            figures={[
              { label: say('charged'), value: money(charged) },
              { label: say('youOwe'), value: money(listedClaim.amountOwed) },
            ]}
          />
        )
      },
    },
  }),
  ...storiesOf('ui/progress-bar', 'Progress bar', {
    '': {
      room: 'form',
      draw: () => (
        <Stack>
          <ProgressBar title={name} met={met ?? '0'} remaining={remaining ?? '0'} limit={total ?? '0'} />
          <ProgressBar title="Nothing met" met="0.00" remaining={total ?? '0'} limit={total ?? '0'} />
          <ProgressBar title="All met" met={total ?? '0'} remaining="0.00" limit={total ?? '0'} />
        </Stack>
      ),
    },
  }),
  ...storiesOf('ui/tag', 'Tag', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'account-plan-benefits')
        return (
          <Row>
            <Tag>{say('notCovered')}</Tag>
            <Tag tone="info">{say('future')}</Tag>
            <Tag tone="success">{say('active')}</Tag>
            <Tag tone="warning">{say('current')}</Tag>
            <Tag tone="error">{say('termed')}</Tag>
          </Row>
        )
      },
    },
  }),
]

/** Recent claims with their total, as the claim screen lists services. */
function ClaimTable({ brand, stacks }: { brand: BrandSample; stacks?: 'early' }) {
  const say = wordsOf(brand, 'claim')
  const typeWords = useClaimType()
  return (
    <DataTable
      caption={say('lines')}
      showCaption
      stacks={stacks}
      rows={[paidClaim, claimInProcess]}
      rowKey={({ number }) => number}
      columns={[
        { id: 'claimId', head: say('claimId'), cell: ({ number }) => number },
        { id: 'type', head: say('type'), cell: claim => typeWords(claim.type) },
        { id: 'provider', head: say('provider'), cell: claim => claim.provider.name },
        { id: 'date', head: say('serviceDate'), cell: claim => calendarDate(claim.serviceDate) },
        { id: 'owed', head: say('youOwe'), numeric: true, cell: claim => money(claim.amountOwed ?? '0') },
      ]}
      totals={{ claimId: say('total'), owed: money(paidClaim.amountOwed ?? '0') }}
    />
  )
}
