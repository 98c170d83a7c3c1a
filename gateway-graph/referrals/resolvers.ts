import type { GraphContext } from '../context/graph-context.ts'
import type {
  FamilyResolvers,
  MemberResolvers,
  ReferralConnectionResolvers,
  ReferralFilter,
  ReferralPatientResolvers,
  ReferralResolvers,
} from '../generated/resolver-types.ts'
import { type ConnectionArgs, connectionFields, readConnection } from '../shared/connection.ts'
import { readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { keyOfPatient } from '../shared/member-record.ts'
import { toReferral, toReferralChoices, toReferralsAsked } from './referrals.ts'
import { readHasReferrals, readReferralMetadata, readReferrals } from './rest.ts'

/** Resolvers of the referrals area. */
export const referralsResolvers: {
  Family: Pick<FamilyResolvers, 'hasReferrals' | 'referrals' | 'referralChoices'>
  Member: Pick<MemberResolvers, 'referrals'>
  Referral: Pick<ReferralResolvers, 'patient'>
  ReferralConnection: Pick<ReferralConnectionResolvers, 'edges' | 'nodes' | 'pageInfo'>
  ReferralPatient: Pick<ReferralPatientResolvers, 'id'>
} = {
  Family: {
    hasReferrals: async (_family, _args, { rest }) => (await readHasReferrals(rest)).hasReferrals,
    referrals: (_family, { filter, ...part }, context) =>
      referralsOf(
        keyOfPatient(filter?.patient, { area: 'referrals', call: 'referrals' }, context),
        filter,
        part,
        context,
      ),
    referralChoices: async (_family, { patient }, context) => {
      const memberKey = keyOfPatient(patient, { area: 'referrals', call: 'referrals/metadata' }, context)
      return toReferralChoices(await readReferralMetadata(context.rest, memberKey))
    },
  },
  Member: {
    referrals: ({ memberKey }, { filter, ...part }, context) => referralsOf(memberKey, filter, part, context),
  },
  Referral: {
    patient: async ({ memberKey }, _args, { rest }) =>
      (await readAccount(rest)).members.find(member => member.memberKey === memberKey) ?? null,
  },
  ReferralConnection: connectionFields,
  ReferralPatient: {
    id: ({ memberKey }, _args, { nodeIds }) => nodeIds.idOf('Member', memberKey),
  },
}

async function referralsOf(
  memberKey: string | undefined,
  filter: Partial<ReferralFilter> | null | undefined,
  part: ConnectionArgs,
  { rest, clock }: GraphContext,
) {
  const asked = toReferralsAsked(filter, memberKey)
  const {
    items,
    answer: _,
    ...place
  } = await readConnection(part, (page, size) => readReferrals(rest, { ...asked, page, size }))
  return { ...place, items: items.map(referral => toReferral(referral, today(clock))) }
}
