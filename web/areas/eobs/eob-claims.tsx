import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { EobPartsFragment } from '../../generated/eob-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { fullName } from '../../ui/format/full-name.ts'
import { cents, decimal, money } from '../../ui/format/money.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useOwed } from '../../ui/words/use-owed.ts'

interface Props {
  claims: EobPartsFragment['claims']
  text: ScreenText<'eob'>
}

/** The claims that an EOB explains, with their totals (EOB-11). */
export function EobClaims({ claims, text }: Props) {
  const say = sayFrom(text)
  const owed = useOwed()
  return (
    <Card data-print="flow">
      <DataTable
        caption={say('claims')}
        showCaption
        columns={[
          { id: 'provider', head: say('provider'), cell: ({ providerName }) => providerName },
          { id: 'patient', head: say('patient'), cell: ({ patientName }) => fullName(patientName) },
          { id: 'id', head: say('claimId'), cell: ({ number }) => number },
          { id: 'charged', head: say('charged'), numeric: true, cell: ({ charged }) => money(charged) },
          {
            id: 'responsibility',
            head: say('responsibility'),
            numeric: true,
            cell: ({ amountOwed }) => owed(amountOwed),
          },
        ]}
        rows={claims}
        rowKey={({ number }) => number}
        totals={{
          provider: say('total'),
          charged: money(totalOf(claims.map(claim => claim.charged))),
          responsibility: owed(owedFor(claims)),
        }}
      />
    </Card>
  )
}

/** What is owed for all claims together: nothing is decided as long as one of them is in process (MEMBER-10). */
export function owedFor(claims: readonly { amountOwed: string | null }[]): string | null {
  const decided = claims.map(({ amountOwed }) => amountOwed).filter(amount => amount !== null)
  return decided.length < claims.length ? null : totalOf(decided)
}

/** The sum of decimal amounts, in cents so that nothing is rounded; anything that is no amount counts as zero. */
export function totalOf(amounts: readonly string[]): string {
  return decimal(amounts.reduce((sum, amount) => sum + (cents(amount) ?? 0), 0))
}
