import type { AttemptLimit, CountAttempt } from './count-attempt.ts'

const HOUR = 60 * 60
/** Attempts about one person or name. */
const ABOUT: AttemptLimit = { attempts: 10, seconds: HOUR }
/** Attempts by one client, which may be a whole office: enough for people, too few to try a list of names. */
const BY: AttemptLimit = { attempts: 100, seconds: HOUR }

interface Attempt {
  readonly countAttempt: CountAttempt
  /** Address of whoever asks. */
  readonly client: string
}

/**
 * Limits how often a call that needs no token is made: about one subject (a user name, a subscriber ID), without regard
 * to case, and by one client. It counts alike whether there is such a person or not.
 * @throws GatewayError 429 TOO_MANY_REQUESTS.
 */
export function limitAttempts({ countAttempt, client }: Attempt, call: string, subject?: string): void {
  countAttempt(`${call} by ${client}`, BY)
  if (subject !== undefined) countAttempt(`${call} about ${subject.toLowerCase()}`, ABOUT)
}
