import type { ServicePartsFragment } from '../../generated/service-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { networkWord } from './network-word.ts'
import { useSay } from './use-say.ts'

type Offer = ServicePartsFragment['offers'][number]
type DentalOffer = Extract<Offer, { tier: unknown }>

const isDental = (offer: Offer): offer is DentalOffer => 'tier' in offer

/** How often a plan pays for a dental service, and what an incentive plan asks from year to year, by network tier. */
export function OfferFacts({ offers }: { offers: ServicePartsFragment['offers'] }) {
  const say = useSay()
  const dental = offers
    .filter(isDental)
    .map(offer => ({ ...offer, network: say(networkWord[offer.tier]).toLowerCase() }))
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
        .map(({ tier, network, incentiveTiers }) => (
          <Card key={tier}>
            <DataTable
              caption={say('stepsHeading', { network })}
              showCaption
              rows={incentiveTiers}
              rowKey={step => String(step.tier)}
              columns={[
                { id: 'step', head: say('step'), cell: step => step.tier },
                { id: 'when', head: say('stepWhen'), cell: step => step.description },
                { id: 'pay', head: say('youPay'), numeric: true, cell: step => <strong>{step.amount}</strong> },
              ]}
            />
          </Card>
        ))}
    </>
  )
}
