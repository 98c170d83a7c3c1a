import { orUserError } from '../failures/user-errors.ts'
import type { MutationResolvers } from '../generated/resolver-types.ts'
import { currentMember } from '../shared/current-member.ts'
import { keepAcknowledgement } from './acknowledgements.ts'
import { toPreferences, toPreferencesUpdate } from './preferences.ts'
import { initialConsent } from './queries.ts'
import { writePreferences, writeRegistrationPolicy } from './rest.ts'

const wrongPassword = { CURRENT_PASSWORD_WRONG: 'CURRENT_PASSWORD_WRONG' } as const

/** What the gateway knows as a field for each preference is one of the values. */
const pathOf = (field: string) => [field === 'emailAddress' || field === 'currentPassword' ? field : 'values']

/** Saving preferences and consent; the client continues the journey afterwards (PREF-16, POLICY-17). */
export const settingsMutations: Pick<MutationResolvers, 'updatePreferences' | 'signPolicies' | 'acknowledge'> = {
  updatePreferences: async (_parent, { input }, { rest }) => {
    const write = () => writePreferences(rest, toPreferencesUpdate(input))
    const { answer, userErrors } = await orUserError(write, wrongPassword, pathOf)
    return { preferences: answer === undefined ? null : toPreferences(answer), userErrors }
  },

  signPolicies: async (_parent, { input: { isCommunicationPolicySigned, isEeobPreferenceConsented } }, context) => {
    const isSubscriber = (await currentMember(context)).memberSuffix === 0
    const policy = await writeRegistrationPolicy(context.rest, {
      isCommunicationPolicySigned,
      isEeobPreferenceConsented: isSubscriber ? (isEeobPreferenceConsented ?? null) : null,
    })
    const initial = initialConsent(isSubscriber, policy.isEeobPreferenceConsented)
    return { registrationPolicy: { ...policy, initialConsent: initial }, userErrors: [] }
  },

  acknowledge: async (_parent, { input: { text } }, context) => {
    await keepAcknowledgement(text, context)
    return { text, userErrors: [] }
  },
}
