import type { Session } from '../context.ts'

/** Where routing leads with no token returned: home with an access token, else to log-out (ROUTING-20, ROUTING-21). */
export function withoutToken(session: Pick<Session, 'kind'>): string {
  return session.kind === 'full' ? '/home' : '/logout'
}
