import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { confirmSelection } from './confirm-selection.ts'
import { findProvider } from './find-provider.ts'
import { isoDate } from './iso-date.ts'
import { type MemberToTreat, memberToTreat } from './member-to-treat.ts'
import type { ProviderRow } from './provider-of.ts'
import { storeSelection } from './store-selection.ts'

/** `POST pcp/select` (CALL-56): stores the choice for everybody named, or for nobody, and says so as text and, when asked, by e-mail. */
export const selectPcpProvider: Handler<'selectPcpProvider'> = async call => {
  const { body, database, mailer } = call
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
  const dates = [...new Set(body.pcpSelectList.map(({ effectiveDate }) => effectiveDate))].sort()
  const choice = `${provider.providerName} is the primary care provider from ${dates.join(' and ')}.`
  return body.email === undefined ? choice : `${choice} ${await confirmSelection(mailer, body.email, choice)}`
}

function refuseTwice(chosen: readonly MemberToTreat[]): void {
  for (const [index, { memberKey }] of chosen.entries()) {
    if (chosen.findIndex(other => other.memberKey === memberKey) === index) continue
    throw new GatewayError('BAD_REQUEST', 'A member is named twice.', { field: `pcpSelectList.${index}.memberKey` })
  }
}

/** A provider who takes no new patients, or none of such an age, cannot be chosen (PCP-19). */
function refuseUnavailable(provider: ProviderRow, chosen: readonly MemberToTreat[]): void {
  const treatsAll = chosen.every(({ age }) => age >= provider.youngestAge && age <= provider.oldestAge)
  if (provider.acceptingNewPatients === 1 && treatsAll) return
  throw new GatewayError('PCP_PROVIDER_NOT_AVAILABLE', 'This provider cannot be selected.', { field: 'providerId' })
}
