import type { Answers } from './fake-query.ts'

export interface Start {
  relationship?: 'SUBSCRIBER' | 'DEPENDENT'
  signed?: boolean
  consent?: boolean | null
}
export const start = ({ relationship = 'SUBSCRIBER', signed = false, consent = true }: Start = {}): Answers => ({
  RegistrationPoliciesScreen: () => ({
    data: {
      viewer: {
        member: { relationship },
        registrationPolicy: { isCommunicationPolicySigned: signed, initialConsent: consent },
      },
    },
  }),
  SignPolicies: () => ({ data: { signPolicies: { userErrors: [] } } }),
  ContinueJourney: () => ({ data: { continueJourney: { next: '/contact-us', userErrors: [] } } }),
})
