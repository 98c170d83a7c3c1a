import { orUserError } from '../failures/user-errors.ts'
import type { MutationResolvers } from '../generated/resolver-types.ts'
import { currentMember } from '../shared/current-member.ts'
import { keepAcknowledgement } from './acknowledgements.ts'
import { toPreferencesUpdate } from './preferences.ts'
import { writePreferences, writeRegistrationPolicy } from './rest.ts'

const wrongPassword = { CURRENT_PASSWORD_WRONG: 'CURRENT_PASSWORD_WRONG' }

/** Saving preferences and consent; the client continues the journey afterwards (PREF-16, POLICY-17). */
export const settingsMutations: Pick<MutationResolvers, 'updatePreferences' | 'signPolicies' | 'acknowledge'> = {
  updatePreferences: async (_parent, { input }, { rest }) => {
    const { errors } = await orUserError(() => writePreferences(rest, toPreferencesUpdate(input)), wrongPassword)
    return { errors }
  },

  signPolicies: async (_parent, { isCommunicationPolicySigned, isEeobPreferenceConsented }, context) => {
    const isSubscriber = (await currentMember(context)).memberSuffix === 0
    await writeRegistrationPolicy(context.rest, {
      isCommunicationPolicySigned,
      isEeobPreferenceConsented: isSubscriber ? (isEeobPreferenceConsented ?? null) : null,
    })
    return { errors: [] }
  },

  acknowledge: async (_parent, { text }, context) => {
    await keepAcknowledgement(text, context)
    return { errors: [] }
  },
}
