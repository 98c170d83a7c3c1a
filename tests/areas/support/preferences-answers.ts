import type { PreferenceName } from '../../../web/generated/schema-types.ts'
import type { Answers } from './fake-query.ts'

const all: Record<PreferenceName, boolean> = {
  ELECTRONIC_EOB: true,
  EMAIL_BREAKING_NEWS: false,
  ELECTRONIC_MEDICARE_MAILING: true,
  EMAIL_PAYMENT_REMINDER: true,
  EMAIL_AUTOPAY_WITHDRAWAL_REMINDER: false,
  DISCONTINUE_PAPER_STATEMENTS: false,
  EMAIL_WHEN_BILL_READY: true,
  EMAIL_EWP_NOTIFICATION: false,
  SHOW_EWP_LANDING_PAGE: false,
}

export interface Start {
  emailAddress?: string | null
  /** Whether the gateway takes a new address with the present password alone. */
  emailNeedsPassword?: boolean
  relevant?: PreferenceName[]
}
export const start = ({
  emailAddress = 'ana@mail.example',
  emailNeedsPassword = true,
  relevant = Object.keys(all) as PreferenceName[],
}: Start = {}): Answers => ({
  UpdatePreferencesScreen: () => ({
    data: {
      viewer: {
        relevantPreferences: relevant,
        preferences: {
          ...{ emailAddress, emailNeedsPassword },
          values: Object.entries(all).map(([name, initial]) => ({ name, initial })),
        },
      },
    },
  }),
  SavePreferences: () => ({ data: { updatePreferences: { userErrors: [] } } }),
  ContinueJourney: () => ({ data: { continueJourney: { next: '/contact-us', userErrors: [] } } }),
})
