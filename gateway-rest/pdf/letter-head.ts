import type { CardIssuer } from '../store/card-issuer.ts'
import type { Pdf } from './create-pdf.ts'
import { drawSvg } from './draw-svg.ts'
import { asArtifact, MARGIN } from './page.ts'

const HEIGHT = 66
const LOGO = { width: 200, height: 34 }

/** The brand's head on a document's first page: its logo on its colour, and how to reach it (MEMBER-39). */
export function addLetterHead({ document, root }: Pdf, issuer: CardIssuer): void {
  const { look, payerName, phones, website } = issuer
  const { width } = document.page
  asArtifact(document, 'Layout', () => {
    document.rect(0, 0, width, HEIGHT).fill(look.header)
    document.rect(0, HEIGHT, width, 3).fill(look.accent)
    if (look.logo !== null) drawSvg(document, look.logo, { x: MARGIN, y: (HEIGHT - LOGO.height) / 2, ...LOGO })
  })
  const lines = [payerName, ...phones.slice(0, 1).map(phone => `${phone.label} ${phone.phoneNumber}`), siteOf(website)]
  const x = MARGIN + LOGO.width + 20
  const section = document.struct('P', {}, () => {
    document.fillColor(look.onHeader)
    for (const [index, line] of lines.entries()) {
      document.font(index === 0 ? 'bold' : 'regular', 9)
      document.text(line, x, 15 + 12.5 * index, { width: width - MARGIN - x, align: 'right' })
    }
  })
  root.add(section)
  document.y = HEIGHT + 30
}

/** A site's address as people say it. */
export const siteOf = (website: string): string => website.replace(/^https?:\/\//, '')
