import type { Answers } from './fake-query.ts'

export const start = (staffRole = 'ANYONE'): Answers => ({
  LoginAsScreen: () => ({ data: { viewer: { facts: { staffRole } } } }),
  LogInAs: () => ({ data: { logInAs: { next: '/contact-us', userErrors: [] } } }),
})
