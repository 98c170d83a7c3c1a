import type { Answers } from './fake-query.ts'

export const state = (accountStatus: string): Answers => ({
  ChangePasswordScreen: () => ({ data: { viewer: { facts: { accountStatus } } } }),
})
export const changed: Answers = {
  ChangePassword: () => ({ data: { changePassword: { accountStatus: 'ACTIVE', userErrors: [] } } }),
  ContinueJourney: () => ({ data: { continueJourney: { next: '/home', userErrors: [] } } }),
}
