import type { IncomingHttpHeaders } from 'node:http'

/**
 * Every cookie the portal uses. `__Host-` binds a cookie to one host, to Secure and to the whole path, so that a
 * neighbouring host can neither read nor plant it.
 */
export const cookieNames = {
  /** Token of a sign-in whose journey is not finished (SESSION-01). */
  temporaryToken: '__Host-temporary-token',
  /** Access token of a finished sign-in (SESSION-02). */
  token: '__Host-token',
  groupChosen: '__Host-group-chosen',
  preventSalesforce: '__Host-prevent-salesforce',
  /** Texts that were acknowledged in this session, where the gateway keeps none (CHECK-25): ids of pages, parted by dots. */
  acknowledged: '__Host-acknowledged',
  /** Allowed redirect of the token answer, kept until the journey's end (OPEN-45). */
  redirect: '__Host-redirect',
  /** One-time messages for the next page: see `Flash` in cookie-session.ts. */
  flash: '__Host-flash',
  /** Where somebody without a session wanted to go, kept until the next sign-in is done or the Log out action. */
  place: '__Host-place',
  /**
   * Readable by script: when the full session ends, milliseconds since the epoch (SESSION-11), followed by `forGood` when
   * nothing extends it beyond that. It outlives the session, so that the portal can tell a lapsed session from none.
   */
  sessionEnds: 'session-ends',
  /** Marks for a few seconds that the second request of an arrival from another site is under way. */
  arriving: 'arriving',
  /** Marks a device after a right log-in, sealed: it outlives the session and the Log out action (SEC-14). */
  device: '__Host-device',
  /** Written by the client: width class of its window. */
  viewport: 'viewport',
  /** Written by the client: its IANA time zone. */
  timeZone: 'time-zone',
  /** The language that somebody chose, by its tag (LOCALE-03): it outlives sessions and the Log out action. */
  language: 'language',
} as const

/**
 * Whether a request's cookies go without TLS: only in the demo of `npm start` (`demoCookies`), only over plain http, and only
 * on names of this machine. Safari's engine keeps no Secure cookie there, so these are neither Secure nor `__Host-`
 * (MEMBER-59).
 */
export function goWithoutTls(demoCookies: boolean, { host = '', ...headers }: IncomingHttpHeaders): boolean {
  const isPlain = (headers['x-forwarded-proto'] ?? 'http') === 'http'
  return demoCookies && isPlain && /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host)
}

/** Name under which a cookie travels. */
export function travellingName(name: string, withoutTls: boolean): string {
  return withoutTls ? name.replace(/^__Host-/, '') : name
}

/** Stands after the end of a session that cannot be extended any more (SEC-04). */
export const forGood = '.last'

/** How long both token cookies last, in milliseconds: two hours (SESSION-04, SESSION-05). */
export const sessionLength = 7_200_000

/** How long a browser remembers that it had a session, in milliseconds: its two hours and half a day after. */
export const rememberedLength = sessionLength + 43_200_000

/** How long a device, or the language that was chosen, is known, in milliseconds: as long as browsers keep a cookie at most, 400 days. */
export const deviceLength = 34_560_000_000
