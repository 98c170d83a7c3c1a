import type { Pdf } from './create-pdf.ts'
import { drawRow, rowHeight, type TableColumn } from './draw-row.ts'
import { makeRoom } from './make-room.ts'
import { TEXT_SIZE } from './page-layout.ts'

const COLUMNS: readonly TableColumn[] = [
  { header: '', share: 0.3 },
  { header: '', share: 0.7 },
]

/** Facts by name, one below the other: a table whose first cells are the headers of their rows. */
export function addFacts({ document, root }: Pdf, facts: readonly (readonly [name: string, value: string])[]): void {
  const table = document.struct('Table')
  root.add(table)
  const body = document.struct('TBody')
  table.add(body)
  for (const fact of facts) {
    makeRoom(document, rowHeight(document, COLUMNS, fact))
    drawRow(document, COLUMNS, fact, { parent: body, scopeOf: index => (index === 0 ? 'Row' : undefined) })
  }
  table.end()
  document.y += TEXT_SIZE
}
