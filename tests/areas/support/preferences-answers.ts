import type { PreferenceName } from '../../../web/generated/schema-types.ts'
import type { Answers } from './fake-query.ts'

const all: Record<PreferenceName, boolean> = {
  electronicEob: true,
  emailBreakingNews: false,
  electronicMedicareMailing: true,
  emailPaymentReminder: true,
  emailAutopayWithdrawalReminder: false,
  discontinuePaperStatements: false,
  emailWhenBillReady: true,
  emailEwpNotification: false,
  showEwpLandingPage: false,
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
