import { asArtifact } from './as-artifact.ts'
import type { Pdf } from './create-pdf.ts'
import { drawRow, rowHeight, type TableColumn } from './draw-row.ts'
import { makeRoom } from './make-room.ts'
import { TEXT_SIZE } from './page-layout.ts'

export interface Table {
  readonly columns: readonly TableColumn[]
  /** A text for each column. */
  readonly rows: readonly (readonly string[])[]
  /** Whether the first cell of a row names the row. */
  readonly rowHeaders?: boolean
}

/**
 * A table with column headers. Rows stay whole: one that does not fit begins the next page, below the headers once more.
 * Readers hear the headers once, where they belong.
 */
export function addTable({ document, root }: Pdf, { columns, rows, rowHeaders = false }: Table): void {
  const headers = columns.map(({ header }) => header)
  const table = document.struct('Table')
  root.add(table)
  const head = document.struct('THead')
  table.add(head)
  makeRoom(document, rowHeight(document, columns, headers) * 2)
  drawRow(document, columns, headers, { parent: head, scopeOf: () => 'Column' })
  const body = document.struct('TBody')
  table.add(body)
  for (const row of rows) {
    if (makeRoom(document, rowHeight(document, columns, row))) {
      asArtifact(document, 'Pagination', () => drawRow(document, columns, headers, undefined))
    }
    drawRow(document, columns, row, {
      parent: body,
      scopeOf: index => (rowHeaders && index === 0 ? 'Row' : undefined),
    })
  }
  table.end()
  document.y += TEXT_SIZE
}
