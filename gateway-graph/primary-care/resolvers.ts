import type { RestClient } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import type {
  MemberResolvers,
  MutationResolvers,
  PrimaryCareMemberResolvers,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { categoryStatus } from '../shared/category-status.ts'
import { readAccount } from '../shared/current-member.ts'
import { isIsoDate, today } from '../shared/dates.ts'
import { isViewer } from '../shared/member-record.ts'
import { findProvider } from './find-provider.ts'
import { hasPrimaryCareHistory, hindranceOf, primaryCareLists, toPrimaryCareMember } from './primary-care-members.ts'
import { readPcpEligibility, readPcpMembers, readPreventiveDueDate } from './rest.ts'
import { searchProviders } from './search-providers.ts'
import { selectionFields, selectProvider } from './select-provider.ts'

/** Resolvers of the primary care area. */
export const primaryCareResolvers: {
  Viewer: Pick<ViewerResolvers, 'primaryCare' | 'primaryCareMember' | 'primaryCareProvider' | 'primaryCareProviders'>
  Member: Pick<MemberResolvers, 'preventiveCareDueDate'>
  PrimaryCareMember: Pick<PrimaryCareMemberResolvers, 'provider' | 'hindrance'>
  SelectPrimaryCareProviderPayload: typeof selectionFields
  Mutation: Pick<MutationResolvers, 'selectPrimaryCareProvider'>
} = {
  Viewer: {
    primaryCare: async (_viewer, _args, { rest, session, clock }) => {
      const [members, eligibility] = await Promise.all([readPcpMembers(rest), readPcpEligibility(rest)])
      const isShown = hasPrimaryCareHistory(members, session.claims?.memberKey) || eligibility.eligible
      return isShown ? primaryCareLists(members, eligibility, today(clock)) : null
    },

    primaryCareMember: async (_viewer, { memberSuffix }, { rest, clock }) => {
      const [{ members }, eligibility] = await Promise.all([readPcpMembers(rest), readPcpEligibility(rest)])
      const member = members.find(({ suffix }) => suffix === memberSuffix)
      return member ? toPrimaryCareMember(member, eligibility, today(clock)) : null
    },

    primaryCareProvider: (_viewer, { providerId, providerName }, { rest }) =>
      findProvider(rest, providerId, providerName),

    primaryCareProviders: (_viewer, { search, page, size }, context) =>
      searchProviders(context, search, { page, size }),
  },
  Member: {
    preventiveCareDueDate: (member, _args, context) =>
      isViewer(member, context) ? preventiveCareDueDate(context.rest) : null,
  },
  PrimaryCareMember: {
    provider: ({ providerName, history }, _args, { rest }) =>
      providerName
        ? findProvider(rest, history?.find(({ time }) => time === 'CURRENT')?.providerId, providerName)
        : null,
    hindrance: async ({ memberKey, eligible = false, eligibleDates = [] }, _args, { rest, clock }) => {
      const { members } = await readAccount(rest)
      const medical = members.find(member => member.memberKey === memberKey)?.medical ?? null
      return hindranceOf({ eligible, eligibleDates }, categoryStatus(medical, today(clock)))
    },
  },

  SelectPrimaryCareProviderPayload: selectionFields,
  Mutation: {
    selectPrimaryCareProvider: (_parent, { input }, { rest }) => selectProvider(rest, input),
  },
}

/** The viewer's due date of the preventive care initiative; null when none comes back (HOME-20, HOME-21). */
export async function preventiveCareDueDate(rest: RestClient): Promise<string | null> {
  const date = (await readPreventiveDueDate(rest)).trim()
  if (date === '') return null
  if (isIsoDate(date)) return date
  const call = 'pcp/city-of-portland'
  throw new UpstreamError({ code: 'INVALID_ANSWER', status: 502, area: 'primary-care', call })
}
