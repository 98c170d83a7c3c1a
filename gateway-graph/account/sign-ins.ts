import type { RevokeRequest } from '../../schema/generated/gateway-types.ts'
import type { GraphContext, Session } from '../context/graph-context.ts'
import { type Changed, orUserError, userError } from '../failures/user-errors.ts'
import type { EndSignInPayload, MutationResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { readSignIns, revokeToken } from './rest.ts'

type SignIns = {
  Viewer: Pick<ViewerResolvers, 'signIns'>
  Mutation: Pick<MutationResolvers, 'endSignIn' | 'endOtherSignIns'>
}

/** Where else the member is signed in, and ending it (SEC-05). */
export const signIns: SignIns = {
  Viewer: {
    signIns: async (_viewer, _args, { rest, session, clock }) => {
      if (!listsSignIns(session)) return null
      const onClock = clockTime(clock.timeZone)
      const places = await readSignIns(rest)
      return places.map(({ began, lastUsed, ...place }) => ({
        ...place,
        began: onClock(began),
        lastUsed: onClock(lastUsed),
      }))
    },
  },
  Mutation: {
    endSignIn: (_parent, { input: { id } }, context) => end({ what: 'one', id }, context),
    endOtherSignIns: (_parent, _args, context) => end({ what: 'others' }, context),
  },
}

/** Whether the gateway lists sign-ins, and to the member: what staff do as the member is no sign-in of theirs. */
function listsSignIns({ claims }: Pick<Session, 'claims'>): boolean {
  return claims?.sid !== undefined && (claims.issuedByRole === undefined || claims.issuedByRole === 'member')
}

/** Ends sessions at the gateway, and with its answer in all instances of the portal. */
async function end(
  body: RevokeRequest,
  { rest, session }: GraphContext,
): Promise<Changed<Pick<EndSignInPayload, 'endedIds'>>> {
  if (!listsSignIns(session)) return { endedIds: null, userErrors: [userError('FORBIDDEN')] }
  // Logging out is another action: it also clears the browser.
  if (body.id === session.claims?.sid) return { endedIds: null, userErrors: [userError('INVALID_INPUT', ['id'])] }
  const { answer, userErrors } = await orUserError(() => revokeToken(rest, body))
  if (answer) await session.endElsewhere(answer.ended)
  return { endedIds: answer?.ended ?? null, userErrors }
}

/** Writes instants as RFC 3339 has them, with the offset that the clock of a time zone has then. */
function clockTime(timeZone: string): (instant: string) => string {
  const [date, time] = [
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  ] as const
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...date, ...time })
  return instant => {
    const moment = new Date(instant)
    const wall = format.format(moment).replace(' ', 'T')
    const ahead = Math.round((Date.parse(`${wall}Z`) - moment.getTime()) / 60_000)
    return `${wall}${offset(ahead)}`
  }
}

/** Minutes ahead of UTC, as ±hh:mm. */
function offset(ahead: number): string {
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `${ahead < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
