/** The words of a table, and how wide each column is meant to be. */
interface Words {
  readonly columns: readonly { readonly header: string; readonly share: number }[]
  readonly rows: readonly (readonly string[])[]
}

interface Paper {
  /** Width of the table in points. */
  readonly whole: number
  /** Space in each cell that is not text. */
  readonly padding: number
  /** The size of text that is wanted. */
  readonly size: number
}

/** Smaller than this nothing is printed, though a word may then break. */
const SMALLEST = 6.5

/**
 * Widths in which no word breaks: each column's share, or as much as its longest word takes. What that needs is taken from
 * the columns that have room to spare; when none has, the text is smaller.
 */
export function columnWidths(
  document: PDFKit.PDFDocument,
  { columns, rows }: Words,
  { whole, padding, size }: Paper,
): { readonly size: number; readonly widths: readonly number[] } {
  document.font('bold', size)
  const longest = columns.map(({ header }, index) => {
    const words = [header, ...rows.map(row => row[index] ?? '')].flatMap(text => text.split(' '))
    return Math.max(...words.map(word => document.widthOfString(`${word} `))) + padding
  })
  const needed = longest.reduce((sum, width) => sum + width, 0)
  if (needed > whole && size > SMALLEST) {
    return columnWidths(document, { columns, rows }, { whole, padding, size: size - 0.25 })
  }
  const wanted = columns.map(({ share }, index) => Math.max(share * whole, longest[index] ?? 0))
  const over = wanted.reduce((sum, width) => sum + width, 0) - whole
  const spare = wanted.map((width, index) => width - (longest[index] ?? 0))
  const allSpare = spare.reduce((sum, width) => sum + width, 0)
  const taken = allSpare === 0 ? 0 : over / allSpare
  return { size, widths: wanted.map((width, index) => width - (spare[index] ?? 0) * taken) }
}
