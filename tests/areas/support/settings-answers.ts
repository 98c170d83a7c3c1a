import type { Answers } from './fake-query.ts'

const securityQuestions = ['Your first pet?', 'Your first street?', 'Your first car?', 'Your first school?'].map(
  (question, index) => ({ id: `Q${index + 1}`, question }),
)
export const viewer = {
  relevantPreferences: ['emailBreakingNews', 'electronicEob'],
  preferences: {
    emailAddress: 'ana@mail.example',
    values: [
      { name: 'emailBreakingNews', initial: true },
      { name: 'electronicEob', initial: false },
      { name: 'emailWhenBillReady', initial: true },
    ],
  },
}
export const answers: Answers = {
  AccountSettingsScreen: () => ({ data: { viewer, securityQuestions } }),
  SavePreferences: () => ({ data: { updatePreferences: { errors: [] } } }),
  SaveSecurityAnswers: () => ({ data: { saveSecurityAnswers: { errors: [] } } }),
}
