import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Staff } from '../../gateway-content/policy.ts'
import { parseCookies, setCookie } from '../session/cookie-jar.ts'
import { goWithoutTls, travellingName } from '../session/cookie-names.ts'
import type { State } from '../state/state.ts'
import { sealFor } from './sealed.ts'

/** The studio's cookies: of its own, and bound to its host, so that members' hosts neither get nor set them (STUDIO-01). */
const cookies = { session: '__Host-staff', flow: '__Host-staff-flow' } as const

/** After so long staff sign in anew: what the identity provider says of them by then holds. */
const sessionMs = 8 * 3_600_000
/** How long a sign-in at the provider may take. */
const flowMs = 10 * 60_000

/** Somebody who is signed in. */
export interface StaffSession {
  readonly id: string
  readonly staff: Staff
  readonly began: number
}

/** A sign-in that is under way at the provider: what has to come back, and what proves that it is ours. */
export interface Flow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly began: number
}

interface SessionsOptions {
  state: Pick<State, 'revocations'>
  secret: Uint8Array
  now: () => Date
  /** Cookies without TLS on names of this machine (MEMBER-59). */
  demoCookies: boolean
}

/** Sessions of staff: sealed in a cookie, and ended for all instances in what they share. */
export function createStaffSessions({ state, secret, now, demoCookies }: SessionsOptions) {
  const sessions = sealFor<StaffSession>(secret, 'session')
  const flows = sealFor<Flow>(secret, 'flow')
  const isFresh = (began: number, lastsMs: number) => now().getTime() - began < lastsMs

  const read = (headers: IncomingHttpHeaders, name: string) =>
    parseCookies(headers.cookie).get(travellingName(name, goWithoutTls(demoCookies, headers)))
  function written(headers: IncomingHttpHeaders, name: string, value: string, lastsMs: number): string {
    const withoutTls = goWithoutTls(demoCookies, headers)
    // The provider leads back from another site, to which a strict cookie would not be sent.
    const sameSite = name === cookies.flow ? 'lax' : 'strict'
    return setCookie(travellingName(name, withoutTls), value, { withoutTls, lastsMs, sameSite })
  }

  return {
    /** Whoever sends a request, unless their session is over. */
    of(headers: IncomingHttpHeaders): StaffSession | undefined {
      const session = sessions.open(read(headers, cookies.session))
      if (!session || !isFresh(session.began, sessionMs)) return undefined
      const { id, began } = session
      return state.revocations.hasEnded({ id, began, people: [] }) ? undefined : session
    },
    /** The cookies with which a session begins, under an id that no other has. */
    begin(headers: IncomingHttpHeaders, { id: person, name, grants }: Staff): string[] {
      const id = `staff ${randomBytes(16).toString('base64url')}`
      const sealed = sessions.seal({ id, staff: { id: person, name, grants }, began: now().getTime() })
      return [
        written(headers, cookies.session, sealed, sessionMs),
        ...(read(headers, cookies.flow) === undefined ? [] : [written(headers, cookies.flow, '', 0)]),
      ]
    },
    /** Ends a session in every instance; the cookie that takes it from the browser. */
    async end(headers: IncomingHttpHeaders, { id, began }: StaffSession): Promise<string[]> {
      await state.revocations.endSessions([id], new Date(began + sessionMs))
      return [written(headers, cookies.session, '', 0)]
    },
    /** The sign-in that is under way in this browser. */
    flow(headers: IncomingHttpHeaders): Flow | undefined {
      const flow = flows.open(read(headers, cookies.flow))
      return flow && isFresh(flow.began, flowMs) ? flow : undefined
    },
    beginFlow: (headers: IncomingHttpHeaders, flow: Omit<Flow, 'began'>): string[] => [
      written(headers, cookies.flow, flows.seal({ ...flow, began: now().getTime() }), flowMs),
    ],
  }
}

export type StaffSessions = ReturnType<typeof createStaffSessions>
