import type { IdCard } from '../../../schema/generated/gateway-types.ts'
import type { Pdf } from '../../pdf/create-pdf.ts'
import { drawSvg } from '../../pdf/draw-svg.ts'
import { siteOf } from '../../pdf/letter-head.ts'
import { asArtifact } from '../../pdf/page.ts'
import type { IssuerLook } from '../../store/card-issuer.ts'
import type { Say } from '../../words/say.ts'
import { cardName, costs, coverage, family, pharmacyNumbers, whose, yearlyAmounts } from './card-facts.ts'
import { type Box, CARD, type Face, fitting, writeBeside, writeInLine, writeUnder } from './card-paper.ts'

/** The top left corner of a face, in points. */
interface Place {
  readonly x: number
  readonly y: number
}

const PADDING = 11
const INSIDE = CARD.width - 2 * PADDING
const HEAD = 30
const BAND = 15
const BACK_HEAD = 15
const SIZES = { name: 6.2, value: 8.2 }
const ON_BACK = 6.9

/** The front: logo, who is covered by which plan, and the pharmacy's numbers. */
export function drawFront(pdf: Pdf, card: IdCard, look: IssuerLook, { x, y }: Place, say: Say): void {
  const { document } = pdf
  const inner = x + PADDING
  const bandTop = y + CARD.height - BAND
  asArtifact(document, 'Layout', () => {
    document.rect(x, y, CARD.width, HEAD).fill(look.header)
    document.rect(x, y + HEAD, CARD.width, 2.2).fill(look.accent)
    document.rect(x, bandTop, CARD.width, BAND).fill(look.primary)
    if (look.logo !== null) {
      drawSvg(document, look.logo, { x: inner, y: y + 6, width: CARD.width * 0.55, height: HEAD - 12 })
    }
  })
  const ofHead = { x: inner, y: y + 10.5, width: INSIDE }
  addLine(pdf, say(cardName(card)), ofHead, { size: 9, color: look.onHeader, align: 'right' })
  const rx = pharmacyNumbers(card)
  const ofBand = { x: inner, y: bandTop + 4.2, width: INSIDE }
  addTable(pdf, look, face => {
    const [name, ...others] = whose(card, say)
    const left = { x: inner, y: y + HEAD + 8, width: 122 }
    let next = writeUnder(face, name, left, { name: SIZES.name, value: 12 })
    for (const fact of others) next = writeUnder(face, fact, { ...left, y: next }, SIZES)
    const right = { ...left, x: inner + 130, width: INSIDE - 130 }
    next = right.y
    for (const fact of coverage(card, say)) next = writeUnder(face, fact, { ...right, y: next }, SIZES)
    writeInLine(face, family(card, say), { ...left, width: INSIDE, y: bandTop - 11.5 }, { size: 6.8, color: look.text })
    writeInLine(face, rx, ofBand, { size: 7, color: look.onPrimary })
  })
  if (rx.length === 0) addLine(pdf, card.payerName, ofBand, { size: 7, color: look.onPrimary })
}

/** The back: what care costs, whom to call, and where providers send claims. */
export function drawBack(pdf: Pdf, card: IdCard, look: IssuerLook, { x, y }: Place, say: Say): void {
  const { document } = pdf
  const inner = x + PADDING
  asArtifact(document, 'Layout', () => void document.rect(x, y, CARD.width, BACK_HEAD).fill(look.primary))
  addLine(pdf, card.payerName, { x: inner, y: y + 4, width: INSIDE }, { size: 7.5, color: look.onPrimary })
  const gap = 12
  const left = { x: inner, y: y + BACK_HEAD + 7, width: (INSIDE - gap) * 0.47 }
  const right = { ...left, x: inner + left.width + gap, width: (INSIDE - gap) * 0.53 }
  const phones = card.phones.map(({ label, phoneNumber }) => [label, phoneNumber] as const)
  let next = addPart(pdf, look, say('What you pay in network'), costs(card, say), left)
  next = addTitle(pdf, look, say('For providers'), { ...left, y: next })
  const address = say('Payer ID {payerId}. Send claims to {address}.', {
    payerId: card.payerId,
    address: card.claimsAddress,
  })
  addLine(pdf, address, { ...left, y: next }, { size: ON_BACK, color: look.text, isPlain: true })
  next = addPart(pdf, look, say('Who to call'), [...phones, [say('Website'), siteOf(card.website)]], right)
  addPart(pdf, look, say('Yearly amounts'), yearlyAmounts(card, say), { ...right, y: next })
}

/** A titled part of the back, left out without facts; returns where the next one goes. */
function addPart(pdf: Pdf, look: IssuerLook, title: string, facts: readonly (readonly [string, string])[], box: Box) {
  if (facts.length === 0) return box.y
  let next = addTitle(pdf, look, title, box)
  addTable(pdf, look, face => {
    for (const fact of facts) next = writeBeside(face, fact, { ...box, y: next }, ON_BACK)
  })
  return next + 4
}

function addTitle(pdf: Pdf, look: IssuerLook, title: string, box: Box): number {
  addLine(pdf, title, box, { size: 7.2, color: look.primary })
  return box.y + 10
}

/** Facts that a reader hears as one table. */
function addTable({ document, root }: Pdf, look: IssuerLook, write: (face: Face) => void): void {
  const table = document.struct('Table')
  root.add(table)
  write({ document, table, look })
  table.end()
}

interface Style {
  readonly size: number
  readonly color: string
  readonly align?: 'left' | 'right'
  readonly isPlain?: boolean
}

/** A paragraph: in bold on one line, smaller where it is too long, or plain on several. */
function addLine(
  { document, root }: Pdf,
  text: string,
  box: Box,
  { size, color, align = 'left', isPlain }: Style,
): void {
  const fits = isPlain ? size : fitting(document, text, { width: box.width, size, lines: 1 })
  root.add(
    document.struct('P', {}, () => {
      document.font(isPlain ? 'regular' : 'bold', fits).fillColor(color)
      document.text(text, box.x, box.y, { width: box.width, align })
    }),
  )
}
