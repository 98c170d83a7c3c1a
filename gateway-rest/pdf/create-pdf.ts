import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { addPageNumbers } from './add-page-numbers.ts'
import { MARGIN, TEXT_SIZE } from './page-layout.ts'
import { pdfFonts } from './pdf-fonts.ts'

export interface PdfOptions {
  /** What a reader shows in place of the file's name. */
  readonly title: string
  /** Who publishes the document. */
  readonly author: string
  /** When the document is made; the same content and instant give the same bytes. */
  readonly createdAt: Date
}

/** A tagged document in the making: what is added comes one below the other, in reading order. */
export interface Pdf {
  readonly document: PDFKit.PDFDocument
  /** The element that all content belongs to. */
  readonly root: PDFKit.PDFStructureElement
  /** Ends the document and gives its bytes. */
  finish(): Promise<Buffer>
}

/**
 * Begins a PDF/UA document on US Letter paper: tagged, in English, with its title shown and its fonts embedded. Content is
 * added with `addHeading`, `addParagraph` and `addTable`, so that nothing is left untagged.
 */
export function createPdf({ title, author, createdAt }: PdfOptions): Pdf {
  const options: PDFKit.PDFDocumentOptions = {
    ...{ size: 'LETTER', margin: MARGIN, bufferPages: true },
    ...{ pdfVersion: '1.7', tagged: true, lang: 'en-US', displayTitle: true },
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  }
  // The published types do not know this subset yet.
  const document = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }))
  document.registerFont('regular', pdfFonts.regular)
  document.registerFont('bold', pdfFonts.bold)
  document.font('regular', TEXT_SIZE)
  const root = document.struct('Document')
  document.addStructure(root)
  return {
    document,
    root,
    finish() {
      root.end()
      addPageNumbers(document, title)
      const bytes = buffer(document)
      document.end()
      return bytes
    },
  }
}
