import type { PageBlockView } from '../../../engine/view.ts'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'

type TableBlock = Extract<PageBlockView, { block: 'table' }>
type Row = TableBlock['rows'][number]

/** So many columns have room beside one another in a page of text. */
const most = 6

/** A table of a page (CHECK-26); on narrow screens each row is a list of its cells under its name. */
export function PageTable({ block: { caption, columns, rows } }: { block: TableBlock }) {
  const [first, ...others] = columns.map(
    (head, index): Column<Row> => ({ id: `${index} ${head}`, head, cell: ({ cells }) => cells[index] ?? '' }),
  )
  if (!first || rows.length === 0) return null
  return (
    <DataTable
      {...{ caption, rows }}
      showCaption
      columns={[first, ...others]}
      rowKey={({ id }) => id}
      stacks={columns.length > most ? 'early' : 'late'}
    />
  )
}
