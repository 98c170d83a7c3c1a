import type { UserError } from '../generated/resolver-types.ts'

/** Something the person can mend: a code for the screen to word, and the field that is wrong, if it is one. No text of a service goes along (ERR-42). */
export function userError(code: string, field: string | null = null): UserError {
  return { code, message: null, attemptsRemaining: null, field }
}
