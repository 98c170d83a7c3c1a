import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { type Mail, MailError, type Mailer } from '../../mail/mailer.ts'
import { formatDate } from '../../pdf/formats.ts'
import type { Database } from '../../store/database.ts'
import type { Say } from '../../words/say.ts'
import { type MemberToTreat, memberToTreat } from './member-to-treat.ts'
import { findProvider, type ProviderRow } from './provider.ts'

/** `POST pcp/select` (CALL-56): stores the selection for all members or none, and confirms it as text and, if wanted, by e-mail. */
export const selectPcpProvider: Handler<'selectPcpProvider'> = async call => {
  const { body, database, mailer, say } = call
  const chosen = body.pcpSelectList.map(({ memberKey, effectiveDate }, index) =>
    memberToTreat(call, { memberKey, effectiveDate: isoDate(effectiveDate) }, `pcpSelectList.${index}`),
  )
  refuseTwice(chosen)
  const provider = findProvider(database, body.providerId)
  refuseUnavailable(provider, chosen)
  database.transaction(() => {
    for (const { memberKey, effectiveDate } of chosen)
      storeSelection(database, { memberKey, effectiveDate, providerId: provider.providerId })
  })
  // As yyyy-mm-dd: as people write them, January would come before the December before it.
  const days = [...new Set(chosen.map(({ effectiveDate }) => effectiveDate))].sort()
  const dates = days.map(day => formatDate(day)).join(' and ')
  const choice = `${provider.providerName} is the primary care provider from ${dates}.`
  return body.email === undefined
    ? choice
    : `${choice} ${await confirmSelection(mailer, body.email, choiceMail(provider.providerName, days, say))}`
}

function refuseTwice(chosen: readonly MemberToTreat[]): void {
  for (const [index, { memberKey }] of chosen.entries()) {
    if (chosen.findIndex(other => other.memberKey === memberKey) === index) continue
    throw new GatewayError('BAD_REQUEST', 'A member is named twice.', { field: `pcpSelectList.${index}.memberKey` })
  }
}

/** A provider must accept new patients of every member's age (PCP-19). */
function refuseUnavailable(provider: ProviderRow, chosen: readonly MemberToTreat[]): void {
  const treatsAll = chosen.every(({ age }) => age >= provider.youngestAge && age <= provider.oldestAge)
  if (provider.acceptingNewPatients === 1 && treatsAll) return
  throw new GatewayError('PCP_PROVIDER_NOT_AVAILABLE', 'This provider cannot be selected.', { field: 'providerId' })
}

interface Selection {
  readonly memberKey: string
  readonly providerId: string
  /** yyyy-mm-dd */
  readonly effectiveDate: string
}

/**
 * Makes a provider the selected one of a member from a date on. Selections for that date or later are deleted; the one
 * until then ends the day before. Run it in a transaction.
 */
function storeSelection(database: Database, { memberKey, providerId, effectiveDate }: Selection): void {
  database.run('delete from pcpHistory where memberKey = ? and beginDate >= ?', memberKey, effectiveDate)
  database.run('update pcpHistory set pcpSelected = 0 where memberKey = ?', memberKey)
  database.run(
    `update pcpHistory set endDate = date(?, '-1 day'), pcpTerminationReason = 'Member chose another provider'
     where memberKey = ? and (endDate is null or endDate >= ?)`,
    effectiveDate,
    memberKey,
    effectiveDate,
  )
  database.insert('pcpHistory', {
    memberKey,
    providerId,
    beginDate: effectiveDate,
    endDate: null,
    pcpSelected: 1,
    pcpTerminationReason: null,
  })
}

/** The e-mail about a choice from days (yyyy-mm-dd) on. */
function choiceMail(provider: string, days: readonly string[], say: Say): Omit<Mail, 'to'> {
  const dates = days.map(day => formatDate(day, say)).join(say.language === 'es' ? ' y el ' : ' and ')
  const choice = say('{provider} is the primary care provider from {dates}.', { provider, dates })
  const notYou = say('If you did not make this choice, please call the number on your member ID card.')
  return { subject: say('Your primary care provider'), text: `${choice}\n\n${notYou}` }
}

/**
 * Confirms a stored selection by e-mail and says in words whether that worked. The selection stands either way, so the
 * call does not fail when the message cannot be sent.
 */
async function confirmSelection(mailer: Mailer, to: string, mail: Omit<Mail, 'to'>): Promise<string> {
  try {
    await mailer.send({ to, ...mail })
    return 'A confirmation was sent by e-mail.'
  } catch (error) {
    if (error instanceof MailError) return 'The confirmation could not be sent by e-mail.'
    throw error
  }
}

/** Turns `mm/dd/yyyy`, which the contract has checked, into yyyy-mm-dd. */
function isoDate(usDate: string): string {
  const [month, day, year] = usDate.split('/')
  return `${year}-${month}-${day}`
}
