import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { MailError } from '../../mail/mailer.ts'
import type { Viewer } from '../../security/viewer.ts'
import { cardIssuer } from '../../store/card-issuer.ts'
import type { Database } from '../../store/database.ts'
import { cardCoverage, coverageAsked } from './card-coverage.ts'
import { cardsOf } from './cards-of.ts'
import { writeIdCards } from './write-id-cards.ts'

/** `GET idCard/eligible` (CALL-61): the categories in which the member is covered today, each of which has a card. */
export const getIdCardEligibility: Handler<'getIdCardEligibility'> = ({ viewer, database, clock }) => {
  const categories = cardCoverage(database, viewer.memberKey, viewer.groupId, clock.today()).map(row => row.category)
  return { eligible: categories.length > 0, categories }
}

const issuerOf = ({ database, viewer }: { database: Database; viewer: Viewer }) => cardIssuer(database, viewer.domainId)

/** `GET idCard/view` (CALL-62): ID cards as JSON, or as a PDF for whoever accepts one. */
export const getIdCards: Handler<'getIdCards'> = call => {
  const cards = cardsOf(call, call.params)
  return call.accepted === 'application/pdf' ? writeIdCards(cards, issuerOf(call), call.clock.now(), call.say) : cards
}

/** More than anybody needs, too few to spam somebody with. */
const LIMIT = { attempts: 10, seconds: 60 * 60 }

/**
 * `POST idCard/email` (CALL-63): sends the PDF of `GET idCard/view`.
 * @throws GatewayError as `cardsOf`; 429 for too many messages; 503 when the message cannot be sent.
 */
export const emailIdCards: Handler<'emailIdCards'> = async call => {
  const { body, viewer, mailer, clock, countAttempt, say } = call
  const cards = cardsOf(call, body)
  countAttempt(`idCard/email by ${viewer.memberKey}`, LIMIT)
  const content = await writeIdCards(cards, issuerOf(call), clock.now(), say)
  try {
    await mailer.send({
      to: body.emailAddress,
      subject: say('Your ID card'),
      text: [
        say('Your ID card is attached as a PDF: front and back, to be printed or shown on a phone.'),
        say('If you did not ask for it, please call the number on the card.'),
      ].join('\n\n'),
      attachments: [{ filename: 'id-card.pdf', contentType: 'application/pdf', content }],
    })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    throw new GatewayError('UNAVAILABLE', 'E-mail cannot be sent right now. Please try again later.')
  }
  return cards.length === 1 ? 'Your ID card was sent.' : 'Your ID cards were sent.'
}

/**
 * `GET idCard/request` (CALL-64, OPEN-47): orders a printed card, once a day at most, because a GET may be repeated
 * after a lost response.
 * @throws GatewayError 403 without active coverage, 404 for a category that is not active.
 */
export const requestIdCard: Handler<'requestIdCard'> = ({ params, viewer, database, clock }) => {
  const { category } = params
  const { memberKey, groupId } = viewer
  coverageAsked(cardCoverage(database, memberKey, groupId, clock.today()), category)
  database.run(
    'insert or ignore into idCardOrder (memberKey, category, orderedOn) values (?, ?, ?)',
    memberKey,
    category,
    clock.today(),
  )
  return `Your ${category} ID card will be mailed to the address on file within 10 business days.`
}
