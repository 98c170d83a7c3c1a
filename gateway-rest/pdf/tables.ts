import type { Pdf } from './create-pdf.ts'
import { asArtifact, MARGIN, makeRoom, TEXT_SIZE } from './page.ts'

export interface Table {
  readonly columns: readonly TableColumn[]
  /** One string per column. */
  readonly rows: readonly (readonly string[])[]
  /** Whether the first cell of a row names the row. */
  readonly rowHeaders?: boolean
}

/**
 * A table with column headers. A row that does not fit begins the next page, below repeated headers, which are
 * untagged: screen readers hear the headers once.
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

const FACT_COLUMNS: readonly TableColumn[] = [
  { header: '', share: 0.3 },
  { header: '', share: 0.7 },
]

/** Name and value pairs: a two-column table whose first cells are row headers. */
export function addFacts({ document, root }: Pdf, facts: readonly (readonly [name: string, value: string])[]): void {
  const table = document.struct('Table')
  root.add(table)
  const body = document.struct('TBody')
  table.add(body)
  for (const fact of facts) {
    makeRoom(document, rowHeight(document, FACT_COLUMNS, fact))
    drawRow(document, FACT_COLUMNS, fact, { parent: body, scopeOf: index => (index === 0 ? 'Row' : undefined) })
  }
  table.end()
  document.y += TEXT_SIZE
}

interface TableColumn {
  readonly header: string
  /** Fraction of the table's width; the shares of all columns add up to 1. */
  readonly share: number
  /** Amounts are aligned right. */
  readonly align?: 'left' | 'right'
}

/** Where a row belongs in the structure, and which of its cells are headers of what. */
interface RowPlace {
  readonly parent: PDFKit.PDFStructureElement
  readonly scopeOf: (index: number) => 'Column' | 'Row' | undefined
}

const PADDING = 4
const SIZE = TEXT_SIZE - 1

/** Height of a row in points. */
function rowHeight(document: PDFKit.PDFDocument, columns: readonly TableColumn[], cells: readonly string[]): number {
  document.font('bold', SIZE)
  const heights = cellBoxes(document, columns).map(({ width }, index) =>
    document.heightOfString(cells[index] ?? '', { width }),
  )
  return Math.max(...heights) + 2 * PADDING
}

/** Draws a row at the current position and moves below it. Without a place in the structure it is untagged. */
function drawRow(
  document: PDFKit.PDFDocument,
  columns: readonly TableColumn[],
  cells: readonly string[],
  place: RowPlace | undefined,
): void {
  const top = document.y
  const bottom = top + rowHeight(document, columns, cells)
  const row = place && document.struct('TR')
  if (row) place.parent.add(row)
  for (const [index, { x, width, align }] of cellBoxes(document, columns).entries()) {
    const scope = place?.scopeOf(index)
    const isHeader = place === undefined || scope !== undefined
    const draw = () => {
      document.font(isHeader ? 'bold' : 'regular', SIZE).fillColor('#111111')
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

/** Position and width of each cell's text. */
function cellBoxes(document: PDFKit.PDFDocument, columns: readonly TableColumn[]) {
  const whole = document.page.width - 2 * MARGIN
  let x = MARGIN
  return columns.map(({ share, align = 'left' }) => {
    const box = { x: x + PADDING, width: share * whole - 2 * PADDING, align }
    x += share * whole
    return box
  })
}
