import type { QueryResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { currentMember, readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { type Shown, shownAt } from '../shared/shown-at.ts'
import { toMember } from './member.ts'
import { toPreferences } from './preferences.ts'
import {
  readAccountStatus,
  readEmployeeInfo,
  readPreferences,
  readRegistrationPolicy,
  readRelevantPreferences,
} from './rest.ts'

type Viewer = Pick<
  ViewerResolvers,
  | 'facts'
  | 'account'
  | 'member'
  | 'networkNames'
  | 'employee'
  | 'preferences'
  | 'relevantPreferences'
  | 'registrationPolicy'
  | 'accountStatus'
>

/** Whether a screen has a place for the networks of the member. */
const hasNetworks = ({ page }: Shown) => page?.blocks.some(({ block }) => block === 'networks') ?? false

/** What the account area answers: one resolver for each REST call. */
export const accountQueries: { Query: Pick<QueryResolvers, 'viewer'>; Viewer: Viewer } = {
  Query: {
    viewer: (_parent, _args, { session }) => (session.token === undefined ? null : {}),
  },
  Viewer: {
    facts: () => ({}),
    account: async (_viewer, _args, { rest, clock }) => {
      const account = await readAccount(rest)
      return { ...account, members: account.members.map(member => toMember(member, today(clock))) }
    },
    member: async (_viewer, _args, context) => toMember(await currentMember(context), today(context.clock)),
    networkNames: async (_viewer, args, context) => {
      if (args.shownAt && !hasNetworks(await shownAt(args.shownAt, context))) return null
      return (await currentMember(context)).networkNames
    },
    employee: (_viewer, _args, { rest }) => readEmployeeInfo(rest),
    preferences: async (_viewer, _args, { rest }) => toPreferences(await readPreferences(rest)),
    relevantPreferences: (_viewer, _args, { rest }) => readRelevantPreferences(rest),
    registrationPolicy: async (_viewer, _args, context) => {
      const [policy, member] = await Promise.all([readRegistrationPolicy(context.rest), currentMember(context)])
      return { ...policy, initialConsent: initialConsent(member.memberSuffix === 0, policy.isEeobPreferenceConsented) }
    },
    accountStatus: (_viewer, _args, { rest }) => readAccountStatus(rest),
  },
}

/** What the EOB consent starts as: the stored choice or consented for subscribers, null for others (POLICY-12, POLICY-13). */
export function initialConsent(isSubscriber: boolean, stored: boolean | null): boolean | null {
  return isSubscriber ? (stored ?? true) : null
}
