/** Draws something that is not content: lines, repeated headers, page numbers. Readers pass over it. */
export function asArtifact(document: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type })
  draw()
  document.endMarkedContent()
}
