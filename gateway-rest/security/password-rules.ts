import { GatewayError } from '../gateway-error.ts'

/** What a person's password must not be, besides what everybody's must not. */
interface Own {
  readonly username: string
  readonly emailAddress: string | null | undefined
}

let common: Promise<ReadonlySet<string>> | undefined

/** The most common passwords, nearly fifty thousand. Read when the first one is set, because the list takes some megabytes. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Refuses a new password that is among the first to be guessed: a common one, the user name, or the e-mail address, whole or up to its
 * @. Case does not count (SEC-18). What letters it may have the contract says (VALID-06 to VALID-08).
 * @throws GatewayError 400 PASSWORD_EASY_TO_GUESS naming the field.
 */
export async function refuseEasyPassword(password: string, own: Own, field: string): Promise<void> {
  common ??= readCommon()
  const given = password.toLowerCase()
  const address = own.emailAddress?.toLowerCase()
  const guesses = [own.username.toLowerCase(), address, address?.split('@')[0]]
  if (guesses.includes(given) || (await common).has(given))
    throw new GatewayError('PASSWORD_EASY_TO_GUESS', 'This password is easy to guess. Please choose another one.', {
      field,
    })
}
