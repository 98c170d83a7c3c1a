import type { Pdf } from './create-pdf.ts'
import { MARGIN, makeRoom, TEXT_SIZE } from './page.ts'

type HeadingLevel = 1 | 2 | 3

const SIZE: Readonly<Record<HeadingLevel, number>> = { 1: 18, 2: 13, 3: 11 }
/** Height of a heading with the lines after it, so that no heading ends a page. */
const WITH_NEXT = 90

/** A heading; levels must not be skipped. */
export function addHeading({ document, root }: Pdf, level: HeadingLevel, text: string): void {
  makeRoom(document, WITH_NEXT)
  if (document.y > MARGIN) document.y += SIZE[level] * 0.6
  root.add(
    document.struct(`H${level}`, {}, () => {
      document.font('bold', SIZE[level]).fillColor('#111111').text(text, MARGIN, document.y)
    }),
  )
  document.font('regular', TEXT_SIZE)
  document.y += SIZE[level] * 0.35
}

/** Height of a heading of the second level with a paragraph of one line below it, in points. */
export const HEADED_LINE = 60

/** A paragraph of running text; it may span pages. */
export function addParagraph({ document, root }: Pdf, text: string): void {
  root.add(
    document.struct('P', {}, () => {
      document.font('regular', TEXT_SIZE).fillColor('#111111').text(text, MARGIN, document.y, { lineGap: 2 })
    }),
  )
  document.y += TEXT_SIZE * 0.6
}
