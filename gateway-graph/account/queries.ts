import { factAnswers } from '../../schema/generated/fact-answers.ts'
import type { QueryResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { currentMember } from '../shared/current-member.ts'
import { actsAsMember } from '../shared/staff-role.ts'
import { toPreferenceNames, toPreferences } from './preferences.ts'
import { readAccountStatus, readPreferences, readRegistrationPolicy, readRelevantPreferences } from './rest.ts'

type AccountQueries = {
  Query: Pick<QueryResolvers, 'viewer'>
  Viewer: Pick<
    ViewerResolvers,
    'id' | 'actingStaff' | 'preferences' | 'relevantPreferences' | 'registrationPolicy' | 'accountStatus'
  >
}

/** Queries of the account area: one resolver for each REST call. */
export const accountQueries: AccountQueries = {
  Query: {
    // The member as the token says, one wherever a document asks for it: the record is read where a field asks for that.
    viewer: (_parent, _args, { session: { token, claims } }) =>
      token === undefined ? null : { member: { memberKey: claims?.memberKey ?? '' } },
  },
  Viewer: {
    id: (_viewer, _args, { session: { claims }, nodeIds }) =>
      nodeIds.idOf('Viewer', claims?.memberKey ?? '', claims?.groupId ?? '', claims?.actor ?? ''),
    actingStaff: (_viewer, _args, { session: { claims } }) =>
      claims && actsAsMember(claims)
        ? {
            key: claims.actor ?? null,
            reach: claims.issuedByRole === 'logInAsNonEmp' ? 'NON_EMPLOYEES' : 'ANYONE',
          }
        : null,
    preferences: async (_viewer, _args, { rest }) => toPreferences(await readPreferences(rest)),
    relevantPreferences: async (_viewer, _args, { rest }) => toPreferenceNames(await readRelevantPreferences(rest)),
    registrationPolicy: async (_viewer, _args, context) => {
      const [policy, member] = await Promise.all([readRegistrationPolicy(context.rest), currentMember(context)])
      return { ...policy, initialConsent: initialConsent(member.memberSuffix === 0, policy.isEeobPreferenceConsented) }
    },
    accountStatus: async (_viewer, _args, { rest }) => factAnswers.accountStatus[await readAccountStatus(rest)],
  },
}

/** The initial EOB consent: the stored choice, else consented, for subscribers; null for others (POLICY-12, POLICY-13). */
export function initialConsent(isSubscriber: boolean, stored: boolean | null): boolean | null {
  return isSubscriber ? (stored ?? true) : null
}
