import type { IssuerLook } from '../../store/card-issuer.ts'
import type { Fact } from './card-facts.ts'

const POINTS_A_MILLIMETRE = 72 / 25.4

/** A plastic card's size (ISO/IEC 7810 ID-1, as insurers print it), in points. */
export const CARD = { width: 85.6 * POINTS_A_MILLIMETRE, height: 54 * POINTS_A_MILLIMETRE } as const

/** A box on a face, in points from the top left corner of the page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Where facts are written: a table of the document's structure, in the colours of the brand. */
export interface Face {
  readonly document: PDFKit.PDFDocument
  readonly table: PDFKit.PDFStructureElement
  readonly look: IssuerLook
}

interface Sizes {
  readonly name: number
  readonly value: number
}

const GAP = 3.2

/** A fact under its name; returns where the next one goes. */
export function writeUnder(face: Face, [name, value]: Fact, box: Box, sizes: Sizes): number {
  const { document, look } = face
  const size = fitting(document, value, { ...box, size: sizes.value, lines: 2 })
  let bottom = box.y
  addRow(face, {
    name: () => document.font('regular', sizes.name).fillColor(look.textMuted).text(name, box.x, box.y, box),
    value() {
      document.font('bold', size).fillColor(look.text).text(value, box.x, document.y, box)
      bottom = document.y
    },
  })
  return bottom + GAP
}

/** A fact with its value at the end of the line, or of the next line where it does not fit; returns where the next one goes. */
export function writeBeside(face: Face, [name, value]: Fact, box: Box, size: number): number {
  const { document, look } = face
  const nameWidth = document.font('regular', size).widthOfString(name)
  const fits = nameWidth + document.font('bold', size).widthOfString(value) + 6 <= box.width
  let bottom = box.y
  addRow(face, {
    name: () => document.font('regular', size).fillColor(look.text).text(name, box.x, box.y, { width: box.width }),
    value() {
      const top = fits ? box.y : document.y
      document.font('bold', size).text(value, box.x, top, { width: box.width, align: 'right' })
      bottom = document.y
    },
  })
  return bottom + 0.8
}

/** Facts one after the other in a line, in one colour. */
export function writeInLine(
  face: Face,
  facts: readonly Fact[],
  box: Box,
  style: { size: number; color: string },
): void {
  const { document } = face
  const text = facts.map(([name, value]) => `${name} ${value}`).join('   ')
  const size = fitting(document, text, { ...box, size: style.size, lines: 1 })
  let { x } = box
  const write = (font: 'regular' | 'bold', word: string, after: number) => () => {
    document.font(font, size).fillColor(style.color).text(word, x, box.y, { lineBreak: false })
    x += document.widthOfString(word) + after
  }
  for (const [name, value] of facts) addRow(face, { name: write('regular', name, 3), value: write('bold', value, 9) })
}

/** A row of the structure: a header cell and its value. */
function addRow({ document, table }: Face, { name, value }: { name: () => unknown; value: () => unknown }): void {
  const row = document.struct('TR')
  table.add(row)
  row.add(document.struct('TH', { scope: 'Row' }, () => void name()))
  row.add(document.struct('TD', {}, () => void value()))
}

interface Wanted {
  readonly width: number
  readonly size: number
  /** The text may have as many lines. */
  readonly lines: number
}

/** The largest size up to the one wanted at which a text fits; 5 points at least. */
export function fitting(document: PDFKit.PDFDocument, text: string, { width, size, lines }: Wanted): number {
  document.font('bold', size)
  const isWordTooLong = text.split(' ').some(word => document.widthOfString(word) > width)
  const isFitting = document.heightOfString(text, { width }) <= document.currentLineHeight(true) * lines + 0.1
  return size <= 5 || (isFitting && !isWordTooLong)
    ? size
    : fitting(document, text, { width, lines, size: size - 0.25 })
}
