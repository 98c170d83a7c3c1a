import type { Answers } from './fake-query.ts'

const securityQuestions = ['Your first pet?', 'Your first street?', 'Your first car?', 'Your first school?'].map(
  (question, index) => ({ id: `Q${index + 1}`, question }),
)
const place = { began: '2026-11-20T21:30:00-08:00', lastUsed: '2026-11-21T09:05:00-08:00', byStaff: false }
/** Where the member is signed in: here, on a phone, and by way of staff. */
const signIns = [
  { ...place, id: 'here', device: 'Firefox on Windows', current: true },
  { ...place, id: 'phone', device: 'Safari on iPhone', current: false },
  { ...place, id: 'staff', device: null, current: false, byStaff: true },
]
export const viewer = {
  signIns,
  relevantPreferences: ['EMAIL_BREAKING_NEWS', 'ELECTRONIC_EOB'],
  preferences: {
    emailAddress: 'ana@mail.example',
    emailNeedsPassword: true,
    values: [
      { name: 'EMAIL_BREAKING_NEWS', initial: true },
      { name: 'ELECTRONIC_EOB', initial: false },
      { name: 'EMAIL_WHEN_BILL_READY', initial: true },
    ],
  },
}
export const answers: Answers = {
  AccountSettingsScreen: () => ({ data: { viewer, securityQuestions } }),
  SavePreferences: () => ({ data: { updatePreferences: { userErrors: [] } } }),
  EndSignIn: () => ({ data: { endSignIn: { userErrors: [] } } }),
  EndOtherSignIns: () => ({ data: { endOtherSignIns: { userErrors: [] } } }),
  SaveSecurityAnswers: () => ({ data: { saveSecurityAnswers: { userErrors: [] } } }),
}
