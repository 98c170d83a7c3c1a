import type { ServicePartsFragment } from '../../generated/service-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { networkWord } from './network-word.ts'
import { useSay } from './use-say.ts'

type Share = ServicePartsFragment['tierOutOfPocket'][number]

/** What the member pays in each tier of providers: US dollars for a copay, else a percentage (BENEFIT-22, BENEFIT-24). */
export function ShareTable({ shares }: { shares: readonly Share[] }) {
  const say = useSay()
  const networkOf = ({ network }: Share) => say(networkWord[network])
  // Most plans call their tiers by the network, which need not be said twice.
  const named = shares.some(share => share.description.toLowerCase() !== networkOf(share).toLowerCase())
  const network: Column<Share> = { id: 'network', head: say('network'), cell: networkOf }
  const note: Column<Share> = { id: 'note', head: say('note'), cell: share => share.note }
  return (
    <Card>
      <DataTable
        caption={say('paymentHeading')}
        showCaption
        rows={shares}
        rowKey={({ description, network }) => `${network} ${description}`}
        columns={[
          { id: 'tier', head: say('tier'), cell: share => share.description },
          ...(named ? [network] : []),
          { id: 'pay', head: say('youPay'), cell: share => <strong>{share.text}</strong> },
          ...(shares.some(share => share.note !== null) ? [note] : []),
        ]}
      />
    </Card>
  )
}
