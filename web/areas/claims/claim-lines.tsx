import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { money } from '../../ui/format/money.ts'
import { Tag } from '../../ui/tag/tag.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './claim-lines.module.css'
import type { ClaimView } from './claim-summary.tsx'

type Line = ClaimView['lines'][number]

interface Props {
  claim: ClaimView
  text: ScreenText<'claim'>
}

const amounts = [
  ['charged', 'chargeAmount'],
  ['planPaid', 'paidAmount'],
  ['coinsurance', 'coinsuranceAmount'],
  ['copay', 'copayAmount'],
  ['deductible', 'deductibleAmount'],
  ['disallowed', 'disallowAmount'],
  ['notCovered', 'nonCoveredCharges'],
  ['youOwe', 'combinedMemberResponsibilityAmount'],
] as const satisfies readonly (readonly [string, keyof Line])[]

/** The lines of a claim in sequence, with the claim's totals (CLAIM-19, CLAIM-21, CLAIM-22). */
export function ClaimLines({ claim: { lines, totals }, text }: Props) {
  const say = sayFrom(text)
  const columns: readonly [Column<Line>, ...Column<Line>[]] = [
    { id: 'service', head: say('service'), cell: line => <LineName line={line} disallowed={say('lineDisallowed')} /> },
    { id: 'status', head: say('status'), cell: ({ status }) => status },
    ...amounts.map(([word, name]) => ({
      id: name,
      head: say(word),
      numeric: true,
      cell: (line: Line) => money(line[name]),
    })),
  ]
  return (
    <Card>
      <DataTable
        caption={say('lines')}
        showCaption
        stacks="early"
        columns={columns}
        rows={lines}
        rowKey={({ sequenceNumber }) => String(sequenceNumber)}
        totals={{
          service: say('total'),
          chargeAmount: money(totals.chargeAmountTotal),
          paidAmount: money(totals.paidAmountTotal),
          combinedMemberResponsibilityAmount: money(totals.combinedMemberResponsibilityAmount),
        }}
      />
    </Card>
  )
}

interface LineNameProps {
  line: { procedureDescription: string; procedureCode: string; lineDisallowed: boolean }
  /** Label for a line that was disallowed entirely (CLAIM-22). */
  disallowed: string
}

/** The service of a line, with its procedure code. */
function LineName({ line: { procedureDescription, procedureCode, lineDisallowed }, disallowed }: LineNameProps) {
  return (
    <span className={styles.name}>
      <span>{procedureDescription}</span> <span className={styles.code}>{procedureCode}</span>
      {lineDisallowed && <Tag tone="warning">{disallowed}</Tag>}
    </span>
  )
}
