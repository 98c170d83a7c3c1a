import { columnWidths } from './column-widths.ts'
import type { Pdf } from './create-pdf.ts'
import { asArtifact, MARGIN, makeRoom, TEXT_SIZE } from './page.ts'

export interface Table {
  readonly columns: readonly TableColumn[]
  /** One string per column. */
  readonly rows: readonly (readonly string[])[]
  /** Whether the first cell of a row names the row. */
  readonly rowHeaders?: boolean
}

interface TableColumn {
  readonly header: string
  /** Fraction of the table's width, if its words fit into it; the shares of all columns add up to 1. */
  readonly share: number
  /** Amounts are aligned right. */
  readonly align?: 'left' | 'right'
}

/**
 * A table with column headers. A row that does not fit begins the next page, below repeated headers, which are
 * untagged: screen readers hear the headers once. Columns are wide enough for every word.
 */
export function addTable({ document, root }: Pdf, content: Table): void {
  const { rows, rowHeaders = false } = content
  const grid = gridOf(document, content)
  const headers = content.columns.map(({ header }) => header)
  const table = document.struct('Table')
  root.add(table)
  const head = document.struct('THead')
  table.add(head)
  makeRoom(document, rowHeight(document, grid, headers) * 2)
  drawRow(document, grid, headers, { parent: head, scopeOf: () => 'Column' })
  const body = document.struct('TBody')
  table.add(body)
  for (const row of rows) {
    if (makeRoom(document, rowHeight(document, grid, row))) {
      asArtifact(document, 'Pagination', () => drawRow(document, grid, headers, undefined))
    }
    drawRow(document, grid, row, {
      parent: body,
      scopeOf: index => (rowHeaders && index === 0 ? 'Row' : undefined),
    })
  }
  table.end()
  document.y += TEXT_SIZE
}

/** Height of a table on one page, in points. */
export function tableHeight({ document }: Pdf, table: Table): number {
  const grid = gridOf(document, table)
  const headers = table.columns.map(({ header }) => header)
  return [headers, ...table.rows].reduce((sum, row) => sum + rowHeight(document, grid, row), TEXT_SIZE)
}

const FACT_COLUMNS: readonly TableColumn[] = [
  { header: '', share: 0.3 },
  { header: '', share: 0.7 },
]

/** Name and value pairs: a two-column table whose first cells are row headers. */
export function addFacts({ document, root }: Pdf, facts: readonly (readonly [name: string, value: string])[]): void {
  const grid = gridOf(document, { columns: FACT_COLUMNS, rows: facts })
  const table = document.struct('Table')
  root.add(table)
  const body = document.struct('TBody')
  table.add(body)
  for (const fact of facts) {
    makeRoom(document, rowHeight(document, grid, fact))
    drawRow(document, grid, fact, { parent: body, scopeOf: index => (index === 0 ? 'Row' : undefined) })
  }
  table.end()
  document.y += TEXT_SIZE
}

/** Where a row belongs in the structure, and which of its cells are headers of what. */
interface RowPlace {
  readonly parent: PDFKit.PDFStructureElement
  readonly scopeOf: (index: number) => 'Column' | 'Row' | undefined
}

/** The cells of every row of a table: position and width of their text, and its size. */
interface Grid {
  readonly size: number
  readonly boxes: readonly { readonly x: number; readonly width: number; readonly align: 'left' | 'right' }[]
}

const PADDING = 4

function gridOf(document: PDFKit.PDFDocument, table: Table): Grid {
  const { size, widths } = columnWidths(document, table, {
    ...{ whole: document.page.width - 2 * MARGIN, padding: 2 * PADDING, size: TEXT_SIZE - 1 },
  })
  let x = MARGIN
  const boxes = table.columns.map(({ align = 'left' }, index) => {
    const width = widths[index] ?? 0
    const box = { x: x + PADDING, width: width - 2 * PADDING, align }
    x += width
    return box
  })
  return { size, boxes }
}

/** Height of a row in points. */
function rowHeight(document: PDFKit.PDFDocument, { size, boxes }: Grid, cells: readonly string[]): number {
  document.font('bold', size)
  const heights = boxes.map(({ width }, index) => document.heightOfString(cells[index] ?? '', { width }))
  return Math.max(...heights) + 2 * PADDING
}

/** Draws a row at the current position and moves below it. Without a place in the structure it is untagged. */
function drawRow(
  document: PDFKit.PDFDocument,
  grid: Grid,
  cells: readonly string[],
  place: RowPlace | undefined,
): void {
  const top = document.y
  const bottom = top + rowHeight(document, grid, cells)
  const row = place && document.struct('TR')
  if (row) place.parent.add(row)
  for (const [index, { x, width, align }] of grid.boxes.entries()) {
    const scope = place?.scopeOf(index)
    const isHeader = place === undefined || scope !== undefined
    const draw = () => {
      document.font(isHeader ? 'bold' : 'regular', grid.size).fillColor('#111111')
      document.text(cells[index] ?? '', x, top + PADDING, { width, align })
    }
    if (row === undefined) draw()
    else row.add(scope === undefined ? document.struct('TD', {}, draw) : document.struct('TH', { scope }, draw))
  }
  const line = () => {
    document.moveTo(MARGIN, bottom).lineTo(document.page.width - MARGIN, bottom)
    document.lineWidth(0.5).stroke('#999999')
  }
  if (place === undefined) line()
  else asArtifact(document, 'Layout', line)
  document.y = bottom
}
