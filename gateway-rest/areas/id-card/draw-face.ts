import { asArtifact } from '../../pdf/as-artifact.ts'
import type { Pdf } from '../../pdf/create-pdf.ts'
import { makeRoom } from '../../pdf/make-room.ts'
import { MARGIN } from '../../pdf/page-layout.ts'

const AROUND = 10
const CORNER = 12

/** Points that a face of many rows takes: one that has less room begins the next page. */
const USUAL_HEIGHT = 320

/** Draws a face of a card and then the outline around it, which readers pass over. A face over two pages has none. */
export function drawFace({ document }: Pdf, draw: () => void): void {
  document.y += AROUND
  makeRoom(document, USUAL_HEIGHT)
  const { page, y: top } = document
  draw()
  if (document.page !== page) return
  const [left, width] = [MARGIN - AROUND, document.page.width - 2 * (MARGIN - AROUND)]
  asArtifact(document, 'Layout', () => {
    document.roundedRect(left, top - AROUND / 2, width, document.y - top + AROUND / 2, CORNER)
    document.lineWidth(1).stroke('#555555')
  })
  document.y += AROUND
}
