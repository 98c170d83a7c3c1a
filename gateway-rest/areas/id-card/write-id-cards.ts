import type { IdCard } from '../../../schema/generated/gateway-types.ts'
import { createPdf, type Pdf } from '../../pdf/create-pdf.ts'
import { asArtifact, makeRoom } from '../../pdf/page.ts'
import { addHeading, addParagraph } from '../../pdf/text.ts'
import type { CardIssuer } from '../../store/card-issuer.ts'
import type { Say } from '../../words/say.ts'
import { cardName } from './card-facts.ts'
import { CARD } from './card-paper.ts'
import { drawBack, drawFront } from './draw-faces.ts'

/** ID cards as one PDF: front and back of each side by side, of a card's own size, to be cut out (MEMBER-39). */
export function writeIdCards(
  cards: readonly IdCard[],
  { look }: CardIssuer,
  createdAt: Date,
  say: Say,
): Promise<Buffer> {
  const pdf = createPdf({ title: say('Member ID card'), author: cards[0]?.payerName ?? '', createdAt, say })
  addHeading(pdf, 1, say('Member ID card'))
  addParagraph(pdf, say('Cut along the dashed line and fold in the middle, or show this page on your phone.'))
  for (const card of cards) {
    makeRoom(pdf.document, HEADING + CARD.height)
    addHeading(pdf, 2, `${say(cardName(card))}, ${card.memberName}`)
    writeIdCard(pdf, card, look, say)
  }
  return pdf.finish()
}

const HEADING = 40

function writeIdCard(pdf: Pdf, card: IdCard, look: CardIssuer['look'], say: Say): void {
  const { document } = pdf
  const { y, page } = document
  const x = page.width / 2 - CARD.width
  const fold = page.width / 2
  drawFront(pdf, card, look, { x, y }, say)
  drawBack(pdf, card, look, { x: fold, y }, say)
  asArtifact(document, 'Layout', () => {
    document.lineWidth(0.5).strokeColor('#777777').dash(3, { space: 3 })
    document.rect(x, y, 2 * CARD.width, CARD.height).stroke()
    document.undash().strokeOpacity(0.6)
    document
      .moveTo(fold, y)
      .lineTo(fold, y + CARD.height)
      .stroke('#bbbbbb')
    document.strokeOpacity(1)
  })
  document.y = y + CARD.height + 10
}
