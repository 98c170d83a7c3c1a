/** Margin in points. */
export const MARGIN = 54
/** Size of ordinary text in points; nothing but ID cards and wide tables is smaller than 9. */
export const TEXT_SIZE = 10

/** What is left of this page, in points. */
const roomLeft = ({ page, y }: PDFKit.PDFDocument): number => page.height - page.margins.bottom - y

/** Begins a new page unless that many points are left on this one; returns whether it did. */
export function makeRoom(document: PDFKit.PDFDocument, points: number): boolean {
  if (points <= roomLeft(document)) return false
  document.addPage()
  return true
}

/** Draws something that is not content, such as lines, repeated headers and page numbers: screen readers skip it. */
export function asArtifact(document: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type })
  draw()
  document.endMarkedContent()
}
