import { sayFrom } from '../../ui/words/say-from.ts'
import type { LogInRefusal } from './log-in-refusal.ts'

/** Key of the text of each refusal that says more than the general one (ERR-01, ERR-02). */
const keys: Readonly<Record<string, string>> = {
  LOGIN_ATTEMPTS_REMAINING: 'attemptsRemaining',
  ACCOUNT_LOCKED: 'accountLocked',
}

/** What the error area says. A code that the portal does not know falls to the general message (ERR-03, ERR-41). */
export function logInMessage(refused: NonNullable<LogInRefusal['refused']>, text: Readonly<Record<string, string>>) {
  const { code, attemptsRemaining } = refused
  const key = Object.hasOwn(keys, code) ? keys[code] : undefined
  if (!key || (key === 'attemptsRemaining' && attemptsRemaining === null)) return sayFrom(text)('unrecognized')
  return sayFrom(text)(key, { attemptsRemaining: attemptsRemaining ?? '' })
}
