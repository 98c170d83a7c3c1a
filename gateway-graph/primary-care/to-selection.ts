import type { MemberPcp, PcpProvider, PcpSelectRequest } from '../../schema/generated/gateway-types.ts'
import type { SelectPrimaryCareProviderInput, UserError } from '../generated/resolver-types.ts'
import { displayDate } from '../shared/display-date.ts'
import { userError } from '../shared/user-error.ts'

/**
 * What `POST pcp/select` takes for a choice, or why it cannot be made: somebody is not to be seen or may not select, a
 * day is not among the member's eligible dates (PCP-17), the provider takes no new patients (PCP-19).
 */
export function toSelection(
  { members: starts, providerId, emailAddress }: SelectPrimaryCareProviderInput,
  members: readonly MemberPcp[],
  provider: PcpProvider | null,
): { readonly request: PcpSelectRequest; readonly errors: readonly UserError[] } {
  const errors: UserError[] = []
  const pcpSelectList = starts.map(({ memberSuffix, effectiveDate }, index) => {
    const { memberKey = '', eligibleDates = [] } = members.find(({ suffix }) => suffix === memberSuffix) ?? {}
    const date = effectiveDate ?? eligibleDates.toSorted()[0]
    if (date === undefined) errors.push(userError('MEMBER_NOT_ELIGIBLE', `members.${index}.memberSuffix`))
    else if (!eligibleDates.includes(date))
      errors.push(userError('DATE_NOT_ELIGIBLE', `members.${index}.effectiveDate`))
    return { memberKey, effectiveDate: displayDate(date ?? '') }
  })
  if (starts.length === 0) errors.push(userError('INVALID_INPUT', 'members'))
  if (!provider?.acceptingNewPatients) errors.push(userError('PROVIDER_NOT_AVAILABLE', 'providerId'))
  return { request: { pcpSelectList, providerId, ...(emailAddress ? { email: emailAddress } : {}) }, errors }
}
