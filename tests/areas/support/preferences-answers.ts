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
  relevant?: PreferenceName[]
}
export const start = ({
  emailAddress = 'ana@mail.example',
  relevant = Object.keys(all) as PreferenceName[],
}: Start = {}): Answers => ({
  UpdatePreferencesScreen: () => ({
    data: {
      viewer: {
        relevantPreferences: relevant,
        preferences: { emailAddress, values: Object.entries(all).map(([name, initial]) => ({ name, initial })) },
      },
    },
  }),
  SavePreferences: () => ({ data: { updatePreferences: { errors: [] } } }),
  ContinueJourney: () => ({ data: { continueJourney: { next: '/contact-us', errors: [] } } }),
})
