import { expect, it } from 'vitest'
import { baseWords, phrase } from '../../testing/words.ts'
import { logInMessage } from './log-in-form.tsx'

const text = {
  ...baseWords('login'),
  attemptsRemaining: phrase<'attemptsRemaining'>('{attemptsRemaining} left'),
  accountLocked: 'locked',
  unrecognized: 'unrecognized',
}
const message = (code: string, attemptsRemaining: number | null = null) =>
  logInMessage({ code, attemptsRemaining }, text)

it('[ERR-01] names the attempts that remain, also when none does', () => {
  expect(message('LOGIN_ATTEMPTS_REMAINING', 2)).toBe('2 left')
  expect(message('LOGIN_ATTEMPTS_REMAINING', 0)).toBe('0 left')
})

it('[ERR-02] says that the account is locked', () => {
  expect(message('ACCOUNT_LOCKED')).toBe('locked')
})

it('[ERR-03] [ERR-41] says the general thing for every other code, and for a count that did not come', () => {
  for (const code of ['INVALID_CREDENTIALS', '', 'constructor', 'NEW_CODE'])
    expect(message(code, 2)).toBe('unrecognized')
  expect(message('LOGIN_ATTEMPTS_REMAINING')).toBe('unrecognized')
})
