import { factAnswers } from '../../schema/generated/fact-answers.ts'
import type * as rest from '../../schema/generated/gateway-types.ts'
import type {
  FamilyResolvers,
  MemberResolvers,
  Relationship,
  Sex,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { memberOf, readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { fromRecord, isViewer } from '../shared/member-record.ts'
import type { FindNode } from '../shared/node-ids.ts'
import { staffRole } from '../shared/staff-role.ts'
import { coveragesOf } from './coverage.ts'
import { readEmployeeInfo } from './rest.ts'

type FamilyFields = {
  Viewer: Pick<ViewerResolvers, 'family'>
  Family: Pick<FamilyResolvers, 'id' | 'startDate' | 'startsLater' | 'member'>
  Member: Pick<MemberResolvers, 'id' | 'employment' | keyof typeof ofRecord>
}

const sexes: { readonly [Code in rest.Member['sex']]: Sex } = { F: 'FEMALE', M: 'MALE', X: 'UNSPECIFIED' }

/** What the insurer's record of a member says. */
export const ofRecord = {
  suffix: fromRecord(({ memberSuffix }) => memberSuffix),
  firstName: fromRecord(({ firstName }) => firstName),
  lastName: fromRecord(({ lastName }) => lastName),
  relationship: fromRecord(({ memberSuffix }): Relationship => (memberSuffix === 0 ? 'SUBSCRIBER' : 'DEPENDENT')),
  relationshipDescription: fromRecord(({ relationshipDescription }) => relationshipDescription),
  dateOfBirth: fromRecord(({ dateOfBirth }) => dateOfBirth),
  sex: fromRecord(({ sex }) => sexes[sex]),
  sexDescription: fromRecord(({ sexDescription }) => sexDescription),
  hasOutOfAreaPlan: fromRecord(({ hasOutOfAreaPlan }) => hasOutOfAreaPlan),
  hasOtherMedical: fromRecord(({ hasOtherMedical }) => hasOtherMedical),
  hasOtherDental: fromRecord(({ hasOtherDental }) => hasOtherDental),
  role: fromRecord(member => factAnswers.staffRole[staffRole(member)]),
  networks: fromRecord(({ networkNames }) => networkNames),
  coverages: fromRecord((member, { clock }) => coveragesOf(member, today(clock))),
} as const satisfies Partial<MemberResolvers>

/** Ids by what stands for the member in a request: a screen asks for the member in several places. */
const ids = new WeakMap<object, string>()

/** The family and its members; every field is in the answer to `GET account`. */
export const familyFields: FamilyFields = {
  Viewer: {
    family: (_viewer, _args, { rest }) => readAccount(rest),
  },
  Family: {
    id: ({ subscriberKey }, _args, { nodeIds }) => nodeIds.idOf('Family', subscriberKey),
    startDate: ({ effectiveDate }) => effectiveDate,
    startsLater: ({ effectiveDate }, _args, { clock }) => effectiveDate !== null && today(clock) < effectiveDate,
    member: (account, { suffix }, { session }) =>
      typeof suffix === 'number'
        ? (account.members.find(({ memberSuffix }) => memberSuffix === suffix) ?? null)
        : memberOf(account, session),
  },
  Member: {
    id: (member, _args, { nodeIds }) => {
      const id = ids.get(member) ?? nodeIds.idOf('Member', member.memberKey)
      ids.set(member, id)
      return id
    },
    ...ofRecord,
    employment: async (member, _args, context) => {
      if (!isViewer(member, context)) return null
      const { employeeId, local598 } = await readEmployeeInfo(context.rest)
      return { employeeId, isLocal598: local598 }
    },
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
