import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { MailError } from '../../mail/mail-error.ts'
import { cardsOf } from './cards-of.ts'
import { writeIdCards } from './write-id-cards.ts'

/** More than anybody needs, too few to bother a stranger with. */
const LIMIT = { attempts: 10, seconds: 60 * 60 }

const TEXT = `Your ID card is attached as a PDF: front and back, to be printed or shown on a phone.

If you did not ask for it, please call the number on the card.`

/**
 * `POST idCard/email` (CALL-63): sends the PDF of `GET idCard/view`.
 * @throws GatewayError as `cardsOf`; 429 for too many messages; 503 when the message cannot be handed over.
 */
export const emailIdCards: Handler<'emailIdCards'> = async call => {
  const { body, viewer, mailer, clock, countAttempt } = call
  const cards = cardsOf(call, body)
  countAttempt(`idCard/email by ${viewer.memberKey}`, LIMIT)
  const content = await writeIdCards(cards, clock.now())
  try {
    await mailer.send({
      to: body.emailAddress,
      subject: 'Your ID card',
      text: TEXT,
      attachments: [{ filename: 'id-card.pdf', contentType: 'application/pdf', content }],
    })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    throw new GatewayError('UNAVAILABLE', 'E-mail cannot be sent right now. Please try again later.')
  }
  return cards.length === 1 ? 'Your ID card was sent.' : 'Your ID cards were sent.'
}
