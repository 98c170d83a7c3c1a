import type { Handler } from '../../http/call.ts'
import { cardsOf } from './cards-of.ts'
import { writeIdCards } from './write-id-cards.ts'

/** `GET idCard/view` (CALL-62): ID cards as JSON, or as a PDF for whoever accepts one. */
export const getIdCards: Handler<'getIdCards'> = call => {
  const cards = cardsOf(call, call.params)
  return call.accepted === 'application/pdf' ? writeIdCards(cards, call.clock.now()) : cards
}
