import type { GraphContext } from '../context/graph-context.ts'
import type {
  ClaimResolvers,
  ExplanationConnectionResolvers,
  ExplanationFilter,
  ExplanationResolvers,
  FamilyResolvers,
  MemberResolvers,
} from '../generated/resolver-types.ts'
import { type ConnectionArgs, connectionFields, readConnection } from '../shared/connection.ts'
import { readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { keyOfPatient } from '../shared/member-record.ts'
import type { FindNode } from '../shared/node-ids.ts'
import { explanationFields, explanationOfClaim, type FoundExplanation } from './eob.ts'
import { type AppliedEobFilter, appliedEobFilter, eobsAsked, eobsMetadataAsked } from './eob-filter.ts'
import { readEob, readEobs, readEobsMetadata } from './rest.ts'

type EobsResolvers = {
  Family: Pick<FamilyResolvers, 'explanations' | 'explanationChoices' | 'explanation' | 'explanationOfClaim'>
  Member: Pick<MemberResolvers, 'explanations'>
  Claim: Pick<ClaimResolvers, 'explanation'>
  Explanation: Omit<ExplanationResolvers, 'number'>
  ExplanationConnection: Pick<ExplanationConnectionResolvers, 'edges' | 'nodes' | 'pageInfo'>
}

/** Resolvers of the explanations of benefits. */
export const eobsResolvers: EobsResolvers = {
  Family: {
    explanations: async (_family, { filter, ...part }, context) =>
      explanationsOf(
        await applied(filter, keyOfPatient(filter?.patient, { area: 'eobs', call: 'v2/eobs' }, context), context),
        part,
        context,
      ),
    explanationChoices: async (_family, { filter }, context) => {
      const asked = eobsMetadataAsked(
        await applied(filter, keyOfPatient(filter?.patient, { area: 'eobs', call: 'eobs/metadata' }, context), context),
      )
      const { members, providers } = await readEobsMetadata(context.rest, asked)
      return {
        patients: members.map(({ memberKey, firstName, middleInitial, lastName }) => ({
          id: context.nodeIds.idOf('Member', memberKey),
          name: { firstName, middleInitial, lastName },
        })),
        providers: providers.map(({ providerId, providerName }) => ({ number: providerId, name: providerName })),
      }
    },
    explanation: async (_family, { number }, { rest }) => ({ number, record: await readEob(rest, number) }),
    explanationOfClaim: (_family, { number }, { rest }) => explanationOfClaim(rest, number),
  },
  Member: {
    explanations: async ({ memberKey }, { filter, ...part }, context) =>
      explanationsOf(await applied(filter, memberKey, context), part, context),
  },
  Claim: {
    // A dependent would only be refused: the field is empty instead, so that a list of claims has no errors.
    explanation: ({ number, hasExplanation }, _args, { rest }) =>
      hasExplanation ? explanationOfClaim(rest, number) : null,
  },
  Explanation: explanationFields,
  ExplanationConnection: connectionFields,
}

/** Explanations by their ids. */
export const explanationNodes: { readonly Explanation: FindNode } = {
  Explanation: async ([number = ''], { rest }): Promise<FoundExplanation> => ({
    ...{ number, record: await readEob(rest, number) },
  }),
}

type Filter = Partial<ExplanationFilter> | null | undefined

async function applied(
  filter: Filter,
  memberKey: string | undefined,
  context: GraphContext,
): Promise<AppliedEobFilter> {
  return appliedEobFilter(filter, memberKey, await readAccount(context.rest), today(context.clock))
}

async function explanationsOf(filter: AppliedEobFilter, part: ConnectionArgs, { rest }: GraphContext) {
  const {
    items,
    answer: _,
    ...place
  } = await readConnection(part, (page, size) => readEobs(rest, eobsAsked(filter, page, size)))
  return {
    ...place,
    items: items.map((record): FoundExplanation => ({ number: record.documentId, record })),
    ...{ type: filter.type, startDate: filter.startDate, endDate: filter.endDate },
  }
}
