import type { MutationResolvers } from '../generated/resolver-types.ts'
import { currentMember } from '../shared/current-member.ts'
import { toPreferencesUpdate } from './preferences.ts'
import { writePreferences, writeRegistrationPolicy } from './rest.ts'

/** Saving preferences and consent; the client continues the journey afterwards (PREF-16, POLICY-17). */
export const settingsMutations: Pick<MutationResolvers, 'updatePreferences' | 'signPolicies'> = {
  updatePreferences: async (_parent, { input }, { rest }) => {
    await writePreferences(rest, toPreferencesUpdate(input))
    return { errors: [] }
  },

  signPolicies: async (_parent, { isCommunicationPolicySigned, isEeobPreferenceConsented }, context) => {
    const isSubscriber = (await currentMember(context)).memberSuffix === 0
    await writeRegistrationPolicy(context.rest, {
      isCommunicationPolicySigned,
      isEeobPreferenceConsented: isSubscriber ? (isEeobPreferenceConsented ?? null) : null,
    })
    return { errors: [] }
  },
}
