import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { inEnglish, type Say } from '../words/say.ts'
import { asArtifact, MARGIN, TEXT_SIZE } from './page.ts'

interface PdfOptions {
  /** Shown by PDF readers instead of the file name. */
  readonly title: string
  /** Who publishes the document. */
  readonly author: string
  /** When the document is made; the same content and instant give the same bytes. */
  readonly createdAt: Date
  /** Says its words in its language. */
  readonly say?: Say
}

/** A tagged document under construction: content is added from top to bottom, in reading order. */
export interface Pdf {
  readonly document: PDFKit.PDFDocument
  /** The element that all content belongs to. */
  readonly root: PDFKit.PDFStructureElement
  /** Ends the document and gives its bytes. */
  finish(): Promise<Buffer>
}

/**
 * Begins a PDF/UA document on US Letter paper: tagged, with its language and its title shown and its fonts embedded. Content is
 * added with `addHeading`, `addParagraph` and `addTable`, so that everything is tagged.
 */
export function createPdf({ title, author, createdAt, say = inEnglish }: PdfOptions): Pdf {
  const options: PDFKit.PDFDocumentOptions = {
    ...{ size: 'LETTER', margin: MARGIN, bufferPages: true },
    ...{ pdfVersion: '1.7', tagged: true, lang: `${say.language}-US`, displayTitle: true },
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  }
  // The published types lack this subset.
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
      addPageNumbers(document, title, say)
      const bytes = buffer(document)
      document.end()
      return bytes
    },
  }
}

const SIZE = 9

/** Writes title and page number at the bottom of every page; untagged, because screen readers know both already. */
function addPageNumbers(document: PDFKit.PDFDocument, title: string, say: Say): void {
  const { start, count } = document.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index)
    const { page } = document
    const margin = page.margins.bottom
    // Text in the margin would otherwise begin a new page.
    page.margins.bottom = 0
    const line = { width: page.width - 2 * MARGIN, lineBreak: false }
    asArtifact(document, 'Pagination', () => {
      document.font('regular', SIZE).fillColor('#444444')
      document.text(title, MARGIN, page.height - 36, { ...line, align: 'left' })
      document.text(say('Page {page} of {pages}', { page: index + 1, pages: count }), MARGIN, page.height - 36, {
        ...line,
        align: 'right',
      })
    })
    page.margins.bottom = margin
  }
}

// Liberation Sans comes with pdf.js: metrics of Helvetica, and free to embed, which PDF/UA requires.
const font = (style: string) =>
  readFileSync(new URL(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`)))

/** The typefaces of every document. */
const pdfFonts = { regular: font('Regular'), bold: font('Bold') }
