/** Begins a new page unless so many points are left on this one; tells whether it did. */
export function makeRoom(document: PDFKit.PDFDocument, points: number): boolean {
  const { page } = document
  if (document.y + points <= page.height - page.margins.bottom) return false
  document.addPage()
  return true
}
