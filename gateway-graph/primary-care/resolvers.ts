import type { RestClient } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import type {
  MemberPrimaryCareResolvers,
  MemberResolvers,
  MutationResolvers,
  PrimaryCareProviderConnectionResolvers,
  PrimaryCareProviderEdgeResolvers,
  PrimaryCareProviderResolvers,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { categoryStatus } from '../shared/category-status.ts'
import { connectionFields } from '../shared/connection.ts'
import { readAccount } from '../shared/current-member.ts'
import { isIsoDate, today } from '../shared/dates.ts'
import { isViewer } from '../shared/member-record.ts'
import type { FindNode } from '../shared/node-ids.ts'
import { findProvider } from './find-provider.ts'
import { hindranceOf, primaryCareOfAll, toMemberPrimaryCare } from './primary-care-members.ts'
import { readPcpEligibility, readPcpMembers, readPreventiveDueDate } from './rest.ts'
import { searchProviders } from './search-providers.ts'
import { selectionFields, selectProvider } from './select-provider.ts'

/** Resolvers of the primary care area. */
export const primaryCareResolvers: {
  Viewer: Pick<ViewerResolvers, 'primaryCare' | 'primaryCareProvider' | 'primaryCareProviders'>
  Member: Pick<MemberResolvers, 'preventiveCareDueDate' | 'primaryCare'>
  MemberPrimaryCare: Pick<MemberPrimaryCareResolvers, 'member' | 'provider' | 'hindrance'>
  PrimaryCareProvider: Pick<PrimaryCareProviderResolvers, 'id'>
  PrimaryCareProviderEdge: Pick<PrimaryCareProviderEdgeResolvers, 'distance'>
  PrimaryCareProviderConnection: Pick<PrimaryCareProviderConnectionResolvers, 'edges' | 'nodes' | 'pageInfo'>
  SelectPrimaryCareProviderPayload: typeof selectionFields
  Mutation: Pick<MutationResolvers, 'selectPrimaryCareProvider'>
} = {
  Viewer: {
    // Not below the family: what the family's record does not tell does not wait for it either (HOME-22).
    primaryCare: (_viewer, _args, context) => primaryCareOfAll(context),
    primaryCareProvider: (_viewer, { number }, { rest }) => findProvider(rest, number),
    primaryCareProviders: (_viewer, { search, ...part }, context) => searchProviders(context, search, part),
  },
  Member: {
    preventiveCareDueDate: (member, _args, context) =>
      isViewer(member, context) ? preventiveCareDueDate(context.rest) : null,
    primaryCare: async ({ memberKey }, _args, { rest, clock }) => {
      const [{ members }, eligibility] = await Promise.all([readPcpMembers(rest), readPcpEligibility(rest)])
      const found = members.find(member => member.memberKey === memberKey)
      return found ? toMemberPrimaryCare(found, eligibility, today(clock)) : null
    },
  },
  MemberPrimaryCare: {
    member: ({ memberKey }, _args, { rest }) => recordOf(rest, memberKey),
    provider: ({ history }, _args, { rest }) => {
      const current = history.find(({ time }) => time === 'CURRENT')
      return current ? findProvider(rest, current.providerNumber) : null
    },
    hindrance: async (care, _args, { rest, clock }) => {
      const medical = (await recordOf(rest, care.memberKey))?.medical ?? null
      return hindranceOf(care, categoryStatus(medical, today(clock)))
    },
  },
  PrimaryCareProvider: {
    id: ({ number }, _args, { nodeIds }) => nodeIds.idOf('PrimaryCareProvider', number),
  },
  PrimaryCareProviderEdge: {
    distance: ({ node }) => node.distance,
  },
  PrimaryCareProviderConnection: connectionFields,
  SelectPrimaryCareProviderPayload: selectionFields,
  Mutation: {
    selectPrimaryCareProvider: (_parent, { input }, { rest }) => selectProvider(rest, input),
  },
}

/** Primary care providers by their ids. */
export const primaryCareNodes: { readonly PrimaryCareProvider: FindNode } = {
  PrimaryCareProvider: ([number = ''], { rest }) => findProvider(rest, number),
}

const recordOf = async (rest: RestClient, memberKey: string) =>
  (await readAccount(rest)).members.find(member => member.memberKey === memberKey) ?? null

/** The viewer's due date of the preventive care initiative; null when none comes back (HOME-20, HOME-21). */
export async function preventiveCareDueDate(rest: RestClient): Promise<string | null> {
  const date = (await readPreventiveDueDate(rest)).trim()
  if (date === '') return null
  if (isIsoDate(date)) return date
  const call = 'pcp/city-of-portland'
  throw new UpstreamError({ code: 'INVALID_ANSWER', status: 502, area: 'primary-care', call })
}
