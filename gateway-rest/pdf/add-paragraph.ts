import type { Pdf } from './create-pdf.ts'
import { MARGIN, TEXT_SIZE } from './page-layout.ts'

/** A paragraph of running text; it may go over pages. */
export function addParagraph({ document, root }: Pdf, text: string): void {
  root.add(
    document.struct('P', {}, () => {
      document.font('regular', TEXT_SIZE).fillColor('#111111').text(text, MARGIN, document.y, { lineGap: 2 })
    }),
  )
  document.y += TEXT_SIZE * 0.6
}
