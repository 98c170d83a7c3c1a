import { factAnswers } from '../../schema/generated/fact-answers.ts'
import type * as rest from '../../schema/generated/gateway-types.ts'
import type { FamilyResolvers, MemberResolvers, Sex, ViewerResolvers } from '../generated/resolver-types.ts'
import { currentMember, readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import type { FindNode } from '../shared/node-ids.ts'
import { staffRole } from '../shared/staff-role.ts'
import { coveragesOf } from './coverage.ts'

type FamilyFields = {
  Viewer: Pick<ViewerResolvers, 'family' | 'member'>
  Family: Pick<FamilyResolvers, 'id' | 'startDate' | 'startsLater' | 'member'>
  Member: Pick<MemberResolvers, 'id' | 'suffix' | 'relationship' | 'sex' | 'role' | 'networks' | 'coverages'>
}

const sexes: { readonly [Code in rest.Member['sex']]: Sex } = { F: 'FEMALE', M: 'MALE', X: 'UNSPECIFIED' }

/** The family and its members; every field is in the answer to `GET account`. */
export const familyFields: FamilyFields = {
  Viewer: {
    family: (_viewer, _args, { rest }) => readAccount(rest),
    member: (_viewer, _args, context) => currentMember(context),
  },
  Family: {
    id: ({ subscriberKey }, _args, { nodeIds }) => nodeIds.idOf('Family', subscriberKey),
    startDate: ({ effectiveDate }) => effectiveDate,
    startsLater: ({ effectiveDate }, _args, { clock }) => effectiveDate !== null && today(clock) < effectiveDate,
    member: ({ members }, { suffix }) => members.find(({ memberSuffix }) => memberSuffix === suffix) ?? null,
  },
  Member: {
    id: ({ memberKey }, _args, { nodeIds }) => nodeIds.idOf('Member', memberKey),
    suffix: ({ memberSuffix }) => memberSuffix,
    relationship: ({ memberSuffix }) => (memberSuffix === 0 ? 'SUBSCRIBER' : 'DEPENDENT'),
    sex: ({ sex }) => sexes[sex],
    role: member => factAnswers.staffRole[staffRole(member)],
    networks: ({ networkNames }) => networkNames,
    coverages: (member, _args, { clock }) => coveragesOf(member, today(clock)),
  },
}

/** The family and its members by their ids: those of the viewer's own family. */
export const familyNodes: { readonly Family: FindNode; readonly Member: FindNode } = {
  Family: async ([key], { rest }) => {
    const account = await readAccount(rest)
    return account.subscriberKey === key ? account : null
  },
  Member: async ([key], { rest }) =>
    (await readAccount(rest)).members.find(({ memberKey }) => memberKey === key) ?? null,
}
