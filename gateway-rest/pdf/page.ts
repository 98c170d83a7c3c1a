/** Margin in points. */
export const MARGIN = 54
/** Size of ordinary text in points; nothing is smaller than 9. */
export const TEXT_SIZE = 10

/** Begins a new page unless that many points are left on this one; returns whether it did. */
export function makeRoom(document: PDFKit.PDFDocument, points: number): boolean {
  const { page } = document
  if (document.y + points <= page.height - page.margins.bottom) return false
  document.addPage()
  return true
}

/** Draws something that is not content, such as lines, repeated headers and page numbers: screen readers skip it. */
export function asArtifact(document: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type })
  draw()
  document.endMarkedContent()
}
