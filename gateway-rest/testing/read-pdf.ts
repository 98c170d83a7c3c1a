import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type PdfNode, readStructure } from './read-structure.ts'

/** A PDF as a reader finds it. */
export interface ReadPdf {
  readonly title: unknown
  readonly language: unknown
  readonly isTagged: boolean
  /** All text of each page as it stands on the paper. */
  readonly pages: readonly string[]
  /** What assistive technology reads, page by page, below the element of the document itself. */
  readonly tree: readonly PdfNode[]
}

/** Reads a PDF with pdf.js: text, structure and metadata. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const file = await task.promise
  const { info } = await file.getMetadata()
  const details: Record<string, unknown> = { ...info }
  const pages: string[] = []
  const tree: PdfNode[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const words = items.map(item => ('str' in item ? item.str.trim() : '')).filter(word => word !== '')
    pages.push(words.join(' '))
    tree.push(...readStructure(await page.getStructTree(), items))
  }
  // A map, whatever the published types say.
  const marks: unknown = await file.getMarkInfo()
  await task.destroy()
  const isTagged = marks instanceof Map && marks.get('Marked') === true
  return { title: details.Title, language: details.Language, isTagged, pages, tree }
}
