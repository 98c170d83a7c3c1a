import type { FieldRules } from './form-rules.ts'

type Limits = Pick<FieldRules, 'minLength' | 'maxLength' | 'trimmed' | 'meant' | 'patterns'>

/** 6 to 32 letters, digits and listed symbols, at least one digit (VALID-06 to VALID-08). */
export const password: Limits = { minLength: 6, maxLength: 32, patterns: [/^[A-Za-z0-9@$!%*#?&^_+\-=]*$/, /\d/] }

/**
 * A name as it is written in records: without blanks around it, each letter with its accents as one sign, and with straight
 * apostrophes. Phones write curly ones by themselves, and some put accents behind their letters.
 */
export const plainName = (typed: string): string => typed.trim().normalize('NFC').replaceAll(/[‘’]/g, "'")

/** A letter, apostrophe, backtick or hyphen first; then spaces and periods too; at most 30 (VALID-09 to VALID-11). */
export const personName: Limits = { meant: plainName, maxLength: 30, patterns: [/^[\p{L}'`-][\p{L}'`\-. ]*$/u] }

/** A ZIP or Canadian postal code as the gateway has it, "97201-0001" or "V6B 1A1", however it is spaced and in whatever letters. */
export function plainZip(typed: string): string {
  const bare = typed.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase()
  if (/^\d{9}$/.test(bare)) return `${bare.slice(0, 5)}-${bare.slice(5)}`
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(bare) ? `${bare.slice(0, 3)} ${bare.slice(3)}` : typed.trim().toUpperCase()
}

/** A phone number in signs that every keyboard has: address books copy it with hyphens, blanks and marks of direction of their own. */
export const plainPhone = (typed: string): string =>
  typed
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** 3 to 16 letters and digits (VALID-12, VALID-13). */
export const username: Limits = { trimmed: true, minLength: 3, maxLength: 16, patterns: [/^[A-Za-z0-9]*$/] }

/** Any text of 3 to 30 characters (VALID-14). */
export const shortText: Limits = { minLength: 3, maxLength: 30 }

/** Letters, digits, the password's symbols and spaces, 3 to 30 (VALID-15, OPEN-07). */
export const securityAnswer: Limits = {
  trimmed: true,
  minLength: 3,
  maxLength: 30,
  patterns: [/^[A-Za-z0-9@$!%*#?&^_+\-= ]*$/],
}

/** Nine or ten letters and digits (VALID-16, OPEN-06). */
export const identifier: Limits = { trimmed: true, patterns: [/^[A-Za-z0-9]{9,10}$/] }

/** An e-mail address as the gateway's contract takes it, so that the form refuses what the gateway would. */
export const emailAddress: Limits = {
  trimmed: true,
  maxLength: 254,
  patterns: [
    /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@/,
    /^[^@]*@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/,
  ],
}
