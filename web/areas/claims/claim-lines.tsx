import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ClaimLinesPartsFragment } from '../../generated/claim-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { isZero, money } from '../../ui/format/money.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { statusLooks } from '../../ui/tag/status-looks.ts'
import { Tag } from '../../ui/tag/tag.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useOwed } from '../../ui/words/use-owed.ts'
import styles from './claim-lines.module.css'

type Line = ClaimLinesPartsFragment['lines'][number]

interface Props {
  claim: ClaimLinesPartsFragment
  text: ScreenText<'claim'>
}

const amounts = [
  ['charged', 'charged'],
  ['planPaid', 'planPaid'],
  ['coinsurance', 'coinsurance'],
  ['copay', 'copay'],
  ['deductible', 'deductible'],
  ['disallowed', 'disallowed'],
  ['notCovered', 'notCovered'],
] as const satisfies readonly (readonly [string, keyof Line])[]

/**
 * The lines of a claim in sequence, with the claim's totals (CLAIM-19, CLAIM-21, CLAIM-22). Amounts of zero wait behind "Show
 * all amounts"; what is charged and what is owed always show (MEMBER-14).
 */
export function ClaimLines({ claim: { lines, totals, amountOwed, paidToPayee }, text }: Props) {
  const say = sayFrom(text)
  const owed = useOwed()
  const hidesSome =
    [totals.planPaid, paidToPayee].some(isZero) || amounts.some(([, name]) => lines.some(line => isZero(line[name])))
  const columns: readonly [Column<Line>, ...Column<Line>[]] = [
    { id: 'service', head: say('service'), cell: line => <LineName line={line} disallowed={say('lineDisallowed')} /> },
    { id: 'status', head: say('status'), cell: ({ status }) => status },
    ...amounts.map(([word, name]) => ({
      id: name,
      head: say(word),
      numeric: true,
      cell: (line: Line) => money(line[name]),
      says: (line: Line) => name === 'charged' || !isZero(line[name]),
    })),
    {
      id: 'owed',
      head: say('youOwe'),
      numeric: true,
      cell: line => owed(amountOwed === null ? null : line.owed),
    },
  ]
  return (
    <Card>
      <DataTable
        caption={say('lines')}
        showCaption
        stacks="early"
        columns={columns}
        rows={lines}
        rowKey={({ number }) => String(number)}
        totals={{
          service: say('total'),
          charged: money(totals.charged),
          planPaid: money(totals.planPaid),
          owed: owed(amountOwed),
        }}
      />
      {hidesSome && (
        <details className={styles.all} data-print="hidden">
          <summary>
            {say('showAll')}
            <Icon name="chevron" size="small" />
          </summary>
        </details>
      )}
    </Card>
  )
}

interface LineNameProps {
  line: { procedureDescription: string; procedureCode: string; isDisallowed: boolean }
  /** Label for a line that was disallowed entirely (CLAIM-22). */
  disallowed: string
}

/** The service of a line, with its procedure code. */
function LineName({ line: { procedureDescription, procedureCode, isDisallowed }, disallowed }: LineNameProps) {
  return (
    <span className={styles.name}>
      <span>{procedureDescription}</span> <span className={styles.code}>{procedureCode}</span>
      {isDisallowed && <Tag tone={statusLooks.DENIED.tone}>{disallowed}</Tag>}
    </span>
  )
}
