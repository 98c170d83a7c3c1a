import type { TokenKey } from '../server/page.ts'

const tokenKey: TokenKey = 'token'

/**
 * Copies the access token to local storage when an answer carries it: the server sends it once after sign-in, and only for
 * brands whose setting asks for it (SESSION-03).
 */
export function copyToken(extensions: unknown): void {
  if (typeof extensions !== 'object' || extensions === null || !('accessToken' in extensions)) return
  if (typeof extensions.accessToken === 'string') localStorage.setItem(tokenKey, extensions.accessToken)
}
