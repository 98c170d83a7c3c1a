import type { PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import type { ServicePartsFragment } from '../../generated/service-screen.ts'
import { useScreenView } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useCost } from '../../ui/words/use-cost.ts'
import { categoryPath, useMemberAddress } from './addresses.ts'
import { categoryHeading, networkWord, useSay } from './benefits-words.ts'
import { timeOfCategory } from './plan-periods.ts'

interface Props {
  service: ServicePartsFragment
  category: CoverageCategory
  member: string | undefined
  /** The plan period that the address names; undefined for the current one. */
  period: PeriodPartsFragment | undefined
  /** The categories that the signed-in member has. */
  own: readonly CoverageCategory[]
}

/** All about one service of a plan (BENEFIT-22), now or in another period (HISTORY-06). */
export function ServicePage({ service, category, member, period, own }: Props) {
  const pathOf = usePathOf()
  const { text } = useScreenView<'benefits'>()
  const address = useMemberAddress()
  const cost = useCost()
  const back = {
    target: address(categoryPath(pathOf, category, timeOfCategory(period, category, own))),
    label: categoryHeading(category, period, text),
  }
  return (
    <Page heading={service.name} lead={service.description} back={back} print>
      {service.mainNote && (
        <Alert type="info">
          <p>{service.mainNote}</p>
        </Alert>
      )}
      <Card muted>
        <Facts
          facts={[
            { label: text.summaryOfPayment, value: service.outOfPocket && cost(service.outOfPocket) },
            { label: text.category, value: service.category },
            { label: text.member, value: member },
          ]}
        />
      </Card>
      {service.tierOutOfPocket.length > 0 && <ShareTable shares={service.tierOutOfPocket} />}
      <OfferFacts offers={service.offers} />
    </Page>
  )
}

type Share = ServicePartsFragment['tierOutOfPocket'][number]

/** What the member pays in each tier of providers: US dollars for a copay, else a percentage (BENEFIT-22, BENEFIT-24). */
function ShareTable({ shares }: { shares: readonly Share[] }) {
  const say = useSay<'benefits'>()
  const cost = useCost()
  const networkOf = ({ networkTier }: Share) => say(networkWord[networkTier])
  // Most plans name their tiers after the network, which is then not repeated.
  const named = shares.some(share => share.description.toLowerCase() !== networkOf(share).toLowerCase())
  const network: Column<Share> = { id: 'network', head: say('network'), cell: networkOf }
  const note: Column<Share> = { id: 'note', head: say('note'), cell: share => share.note }
  return (
    <Card>
      <DataTable
        caption={say('paymentHeading')}
        showCaption
        rows={shares}
        rowKey={({ description, networkTier }) => `${networkTier} ${description}`}
        columns={[
          { id: 'tier', head: say('tier'), cell: share => share.description },
          ...(named ? [network] : []),
          { id: 'pay', head: say('youPay'), cell: share => <strong>{cost(share.text)}</strong> },
          ...(shares.some(share => share.note !== null) ? [note] : []),
        ]}
      />
    </Card>
  )
}

type Offer = ServicePartsFragment['offers'][number]
type DentalOffer = Extract<Offer, { networkTier: unknown }>

const isDental = (offer: Offer): offer is DentalOffer => 'networkTier' in offer

/** How often a plan pays for a dental service, and an incentive plan's yearly steps, by network tier. */
function OfferFacts({ offers }: { offers: ServicePartsFragment['offers'] }) {
  const say = useSay<'benefits'>()
  const cost = useCost()
  const dental = offers
    .filter(isDental)
    .map(offer => ({ ...offer, network: say(networkWord[offer.networkTier]).toLowerCase() }))
  const frequencies = dental.map(({ network, benefitLimit }) => ({
    label: say('frequency', { network }),
    value: benefitLimit,
  }))
  return (
    <>
      {frequencies.some(({ value }) => value) && (
        <Card>
          <Facts facts={frequencies} />
        </Card>
      )}
      {dental
        .filter(({ incentiveTiers }) => incentiveTiers.length > 0)
        .map(({ networkTier, network, incentiveTiers }) => (
          <Card key={networkTier}>
            <DataTable
              caption={say('stepsHeading', { network })}
              showCaption
              rows={incentiveTiers}
              rowKey={step => String(step.tier)}
              columns={[
                { id: 'step', head: say('step'), cell: step => step.tier },
                { id: 'when', head: say('stepWhen'), cell: step => step.description },
                { id: 'pay', head: say('youPay'), numeric: true, cell: step => <strong>{cost(step.amount)}</strong> },
              ]}
            />
          </Card>
        ))}
    </>
  )
}
