import type { IdCard } from '../../../schema/generated/gateway-types.ts'
import { createPdf } from '../../pdf/create-pdf.ts'
import { writeIdCard } from './write-id-card.ts'

/** ID cards as one PDF: a page for each, front above back. */
export function writeIdCards(cards: readonly IdCard[], createdAt: Date): Promise<Buffer> {
  const pdf = createPdf({ title: 'Member ID card', author: cards[0]?.payerName ?? '', createdAt })
  for (const [index, card] of cards.entries()) {
    if (index > 0) pdf.document.addPage()
    writeIdCard(pdf, card)
  }
  return pdf.finish()
}
