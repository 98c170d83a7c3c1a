/** Points from the edge of the paper to the text. */
export const MARGIN = 54
/** Points of ordinary text; nothing is smaller than 9. */
export const TEXT_SIZE = 10

/** Begins a new page unless so many points are left on this one; tells whether it did. */
export function makeRoom(document: PDFKit.PDFDocument, points: number): boolean {
  const { page } = document
  if (document.y + points <= page.height - page.margins.bottom) return false
  document.addPage()
  return true
}

/** Draws something that is not content: lines, repeated headers, page numbers. Readers pass over it. */
export function asArtifact(document: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type })
  draw()
  document.endMarkedContent()
}
