import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'

export interface Column<Row> {
  /** Stable name of the column. */
  id: string
  head: string
  /** Amounts and counts are aligned to the end, so that their digits line up. */
  numeric?: boolean
  /** Buttons say what they do: where the table turns into a list they show without the column's name. */
  buttons?: boolean
  cell: (row: Row) => ReactNode
  /** Whether a row's cell says something. What says nothing is marked (`data-quiet`), so that a screen may leave it out. */
  says?: (row: Row) => boolean
}

interface Props<Row> {
  /** What the table lists, read before it and shown when `showCaption` is set. */
  caption: string
  showCaption?: boolean
  /** The first column names its row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A table of many columns needs more room, so it turns into a list earlier. */
  stacks?: 'late' | 'early' | undefined
  /** Cells of a last row, by column id: totals. */
  totals?: Readonly<Record<string, ReactNode>> | undefined
}

/** Written out, because a table whose `display` is changed loses its roles in browsers. */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
}

/** A table that turns into a list of labelled values on narrow screens. */
export function DataTable<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  totals,
  stacks = 'late',
}: Props<Row>) {
  const quiet: ReadonlySet<string> = new Set(columns.filter(({ says }) => says && !rows.some(says)).map(({ id }) => id))
  return (
    <div className={styles.frame} data-stacks={stacks}>
      <table {...role.table} className={styles.table}>
        <caption className={showCaption ? styles.caption : undefined}>
          {showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead {...role.group}>
          <tr {...role.row}>
            {columns.map(({ id, head, numeric }, index) => (
              <th
                key={id}
                {...role.head}
                aria-colindex={quiet.size > 0 ? index + 1 : undefined}
                data-numeric={numeric || undefined}
                data-quiet={quiet.has(id) ? 'column' : undefined}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role.group}>
          {rows.map(row => (
            <Cells
              key={rowKey(row)}
              columns={columns}
              quiet={quiet}
              content={({ cell }) => cell(row)}
              says={({ says }) => says?.(row) ?? true}
            />
          ))}
        </tbody>
        {totals && (
          <tfoot {...role.group}>
            <Cells columns={columns} quiet={quiet} content={({ id }) => totals[id]} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface CellsProps<Row> {
  columns: readonly Column<Row>[]
  /** The columns in which no row says anything. */
  quiet: ReadonlySet<string>
  content: (column: Column<Row>) => ReactNode
  says?: (column: Column<Row>) => boolean
}

function Cells<Row>({ columns, quiet, content, says = () => true }: CellsProps<Row>) {
  const [first, ...others] = columns
  return (
    <tr {...role.row}>
      {first && <th {...role.name}>{content(first)}</th>}
      {others.map((column, index) => (
        <td
          key={column.id}
          {...role.cell}
          aria-colindex={quiet.size > 0 ? index + 2 : undefined}
          data-quiet={quiet.has(column.id) ? 'column' : says(column) ? undefined : 'cell'}
          data-numeric={column.numeric || undefined}
          data-label={column.buttons ? undefined : column.head}
        >
          {content(column)}
        </td>
      ))}
    </tr>
  )
}
