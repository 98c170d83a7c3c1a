import type { TokenResponse } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context.ts'
import { allowedRedirect } from './allowed-redirect.ts'

/**
 * A token was returned: a temporary session begins with it (SESSION-01). `kept` is the redirect of an earlier answer of
 * the same sign-in, used when this one offers none. Without a token nothing begins (ROUTING-20).
 */
export function beginSession(
  { session, brand }: Pick<GraphContext, 'session' | 'brand'>,
  answer: TokenResponse,
  kept?: string,
): void {
  if (answer.token === '') return
  session.begin(answer.token, allowedRedirect(answer.redirect, brand.redirectHosts) ?? kept)
}
