import { asArtifact } from './as-artifact.ts'
import { MARGIN } from './page-layout.ts'

const SIZE = 9

/** Writes title and page number below the text of every page: for eyes only, as a reader knows both by itself. */
export function addPageNumbers(document: PDFKit.PDFDocument, title: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index)
    const { page } = document
    const margin = page.margins.bottom
    // The line stands in the margin, where text would otherwise begin a new page.
    page.margins.bottom = 0
    const line = { width: page.width - 2 * MARGIN, lineBreak: false }
    asArtifact(document, 'Pagination', () => {
      document.font('regular', SIZE).fillColor('#444444')
      document.text(title, MARGIN, page.height - 36, { ...line, align: 'left' })
      document.text(`Page ${index + 1} of ${count}`, MARGIN, page.height - 36, { ...line, align: 'right' })
    })
    page.margins.bottom = margin
  }
}
