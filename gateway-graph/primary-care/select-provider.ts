import type { MemberPcp, PcpProvider, PcpSelectRequest } from '../../schema/generated/gateway-types.ts'
import type { RestClient } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import { type Mendable, userError } from '../failures/user-errors.ts'
import type {
  SelectPrimaryCareProviderInput,
  SelectPrimaryCareProviderPayloadResolvers,
  UserErrorCode,
} from '../generated/resolver-types.ts'
import { readAccount } from '../shared/current-member.ts'
import { displayDate } from '../shared/dates.ts'
import { primaryCareOfAll } from './primary-care-members.ts'
import { readPcpMembers, readPcpProvider, selectPcpProvider } from './rest.ts'

/** What became of a choice, and the suffixes of those who made it. */
export interface Selection {
  message: string | null
  suffixes: readonly number[]
  userErrors: Mendable[]
}

/** Those who chose, read anew where somebody asks for them. */
export const selectionFields: Pick<SelectPrimaryCareProviderPayloadResolvers, 'members' | 'primaryCare'> = {
  members: async ({ message, suffixes }, _args, { rest }) =>
    message === null
      ? null
      : (await readAccount(rest)).members.filter(({ memberSuffix }) => suffixes.includes(memberSuffix)),
  primaryCare: ({ message }, _args, context) => (message === null ? null : primaryCareOfAll(context)),
}

/** Selects a provider, or says why that is not possible; the gateway checks again (PCP-16 to 19). */
export async function selectProvider(rest: RestClient, input: SelectPrimaryCareProviderInput): Promise<Selection> {
  const [{ members }, lookup] = await Promise.all([readPcpMembers(rest), knownProvider(rest, input.provider)])
  if (lookup === 'failed') return { message: null, suffixes: [], userErrors: [userError('PROVIDER_LOOKUP_FAILED')] }
  const { request, errors } = toSelection(input, members, lookup)
  if (errors.length > 0) return { message: null, suffixes: [], userErrors: [...errors] }
  try {
    const message = await selectPcpProvider(rest, request)
    return { message, suffixes: input.members.map(({ suffix }) => suffix), userErrors: [] }
  } catch (error) {
    const userFailure = error instanceof UpstreamError ? selectionError(error) : undefined
    if (!userFailure) throw error
    return { message: null, suffixes: [], userErrors: [userFailure] }
  }
}

/**
 * The provider of an id, null for one whom the gateway does not know. The screen shows itself that the lookup failed
 * (PCP-11, ERR-18), but not that the session has lapsed (OPEN-58).
 */
async function knownProvider(rest: RestClient, providerId: string): Promise<PcpProvider | null | 'failed'> {
  try {
    return await readPcpProvider(rest, providerId)
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.failure.status === 401) throw error
    return error.failure.status === 404 ? null : 'failed'
  }
}

/**
 * The body of `POST pcp/select`, or the errors that prevent it: a member who is not visible or may not select, a date that
 * is not among the member's eligible dates (PCP-17), a provider who takes no new patients (PCP-19).
 */
function toSelection(
  { members: chosen, provider: providerId, emailAddress }: SelectPrimaryCareProviderInput,
  members: readonly MemberPcp[],
  provider: PcpProvider | null,
): { readonly request: PcpSelectRequest; readonly errors: readonly Mendable[] } {
  const errors: Mendable[] = []
  const pcpSelectList = chosen.map(({ suffix: own, from }, index) => {
    const { memberKey = '', eligibleDates = [] } = members.find(({ suffix }) => suffix === own) ?? {}
    const date = from ?? eligibleDates.toSorted()[0]
    if (date === undefined) errors.push(userError('MEMBER_NOT_ELIGIBLE', ['members', `${index}`, 'suffix']))
    else if (!eligibleDates.includes(date)) errors.push(userError('DATE_NOT_ELIGIBLE', ['members', `${index}`, 'from']))
    return { memberKey, effectiveDate: displayDate(date ?? '') }
  })
  if (chosen.length === 0) errors.push(userError('INVALID_INPUT', ['members']))
  if (!provider?.acceptingNewPatients) errors.push(userError('PROVIDER_NOT_AVAILABLE', ['provider']))
  return { request: { pcpSelectList, providerId, ...(emailAddress ? { email: emailAddress } : {}) }, errors }
}

const codes: { readonly [code: string]: UserErrorCode } = {
  PCP_DATE_NOT_ELIGIBLE: 'DATE_NOT_ELIGIBLE',
  PCP_PROVIDER_NOT_AVAILABLE: 'PROVIDER_NOT_AVAILABLE',
  BAD_REQUEST: 'INVALID_INPUT',
}
/** Names of the gateway's fields in the input, wherever they stand. */
const fields: { readonly [field: string]: string } = {
  ...{ email: 'emailAddress', pcpSelectList: 'members', providerId: 'provider' },
  ...{ memberKey: 'suffix', effectiveDate: 'from' },
}

/** The user error for what the person can correct of a failed `pcp/select`; undefined for any other failure. */
function selectionError({ failure, body }: UpstreamError): Mendable | undefined {
  const code = failure.status === 400 && body ? codes[body.code] : undefined
  if (code === undefined) return undefined
  const path = body?.field?.split('.').map(part => fields[part] ?? part)
  return userError(code, path ?? null)
}
