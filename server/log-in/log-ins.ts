import type { LogInGate } from '../../gateway-graph/context/graph-context.ts'
import { UpstreamError } from '../../gateway-graph/failures/portal-failure.ts'
import { networkOf } from '../../schema/network-of.ts'
import { type Allowance, type Counters, StateAway } from '../state/state.ts'
import type { KnownDevices } from './known-devices.ts'
import { rememberUsedUp } from './remembering-counters.ts'

const quarter = 15 * 60_000

/**
 * How many log-ins that do not succeed are let through to the gateway (SEC-10): for one name, by one client and in all, from devices that
 * are not known, and from one known device. A known device passes the others' limits, so that a flood keeps no member out (SEC-14).
 * All strangers together have a window so short that a flood takes a small part of the gateway's processors at any time (SEC-11).
 */
export const logInLimits = {
  account: { times: 10, windowMs: quarter },
  client: { times: 50, windowMs: quarter },
  overall: { times: 25, windowMs: 5_000 },
  device: { times: 10, windowMs: quarter },
} as const satisfies Record<string, Allowance>

/** How many may be under way at once, of strangers and of known devices: the rest is told to come back, whatever the gateway can take. */
const underWayAtOnce = { strangers: 16, known: 32 }
const busySeconds = 5
/** When a gateway that has enough does not say for how long. */
const usualSeconds = 60

/** A name on a brand, with the device and the client that try it. */
interface Visitor {
  readonly domainId: number
  readonly client: string
  /** The device's cookie. */
  readonly device: string | undefined
  /** Whether the gateway may be told what the device keeps. */
  tellDevice(): boolean
  /** Keeps a new one. */
  keepDevice(cookie: string): void
}

/** The gate of one request; it remembers for how long somebody was turned away. */
interface VisitorsGate extends LogInGate {
  /**
   * Seconds until a try for this name makes sense, when it is known without asking anybody that it would be refused now. Such a try counts
   * nowhere; undefined says nothing.
   */
  refusal(username: string): number | undefined
  /**
   * How the last try was turned away, if it was. A function: a getter of an object that is made for each request would give every such
   * object a hidden class of its own, which keeps the whole request until the collector looks at everything.
   */
  turnedAway(): TurnedAway | undefined
}

/** What the answer to a try says that was not let through. */
export interface TurnedAway {
  /** There were too many, or nobody can count them at the moment (OPS-15). */
  status: 429 | 503
  /** Seconds after which another try makes sense, where that is known. */
  retryAfter: number | undefined
}

/** What became of a try: refused when name and password are wrong, limited when there were too many, failed for any other reason. */
type LogInOutcome = 'succeeded' | 'refused' | 'limited' | 'failed'

/** Lets log-ins through to the gateway, for all requests of a portal. */
export type LogIns = (visitor: Visitor) => VisitorsGate

/** `now` in milliseconds, as the counters have it; `tell` hears of the outcome of each try. */
export function createLogIns(
  shared: Counters,
  devices: KnownDevices,
  now: () => number,
  tell: (domainId: number, outcome: LogInOutcome) => void = () => {},
): LogIns {
  const counters = rememberUsedUp(shared, now)
  const underWay = { strangers: 0, known: 0 }

  /** Counts under all names or, when one of them has no room, under none and throws. */
  async function count(limits: readonly Limit[]): Promise<() => Promise<unknown>> {
    const counted: string[] = []
    // Should the counters go away in between, one try more has been counted: that keeps nobody out.
    const giveBack = () => Promise.all(counted.map(name => counters.giveBack(name))).catch(unlessAway)
    for (const [name, allowance] of limits) {
      const consumed = await counters.consume(name, allowance).catch(cannotCount)
      if (!consumed.allowed) {
        await giveBack()
        throw tooMany(secondsOf(consumed.retryAfterMs))
      }
      counted.push(name)
    }
    return giveBack
  }

  return ({ domainId, client, device, tellDevice, keepDevice }) => {
    let turnedAway: TurnedAway | undefined
    const tryOf = (username: string): Try => {
      const name = `${domainId} ${username.toLowerCase()}`
      const secret = devices.secretFor(device, name)
      const kind = secret === undefined ? 'strangers' : 'known'
      return { name, secret, kind, limits: limitsOf(name, client, secret) }
    }
    const refusalOf = ({ kind, limits }: Try) => {
      if (underWay[kind] >= underWayAtOnce[kind]) return busySeconds
      const longest = Math.max(...limits.map(([name]) => counters.usedUpFor(name) ?? 0))
      return longest > 0 ? secondsOf(longest) : undefined
    }
    return {
      turnedAway: () => turnedAway,
      refusal: username => refusalOf(tryOf(username)),
      async tryOnce(username, attempt) {
        const one = tryOf(username)
        const { name, secret, kind, limits } = one
        try {
          const seconds = refusalOf(one)
          if (seconds !== undefined) throw tooMany(seconds)
          underWay[kind] += 1
          try {
            const giveBack = await count(limits)
            const answer = await attempt((tellDevice() && secret) || undefined).catch(async (error: unknown) => {
              if (!saysSomething(error)) await giveBack()
              throw error
            })
            await giveBack()
            keepDevice(devices.remember(device, name, answer.knownDevice ?? secret ?? ''))
            tell(domainId, 'succeeded')
            return answer
          } finally {
            underWay[kind] -= 1
          }
        } catch (error) {
          tell(domainId, outcomeOf(error))
          if (error instanceof UpstreamError && error.failure.status === 429)
            turnedAway = { status: 429, retryAfter: error.failure.retryAfter ?? usualSeconds }
          if (error instanceof UpstreamError && error.failure.code === uncounted)
            turnedAway = { status: 503, retryAfter: error.failure.retryAfter }
          throw error
        }
      },
    }
  }
}

/** One try to log in, before it is let through. */
interface Try {
  /** Of the sign-in on its brand. */
  readonly name: string
  /** Of the device, when the sign-in is known on it. */
  readonly secret: string | undefined
  readonly kind: keyof typeof underWayAtOnce
  readonly limits: readonly Limit[]
}

type Limit = readonly [name: string, allowance: Allowance]

function limitsOf(name: string, client: string, secret: string | undefined): readonly Limit[] {
  if (secret !== undefined) return [[`log-in of ${name} at ${secret}`, logInLimits.device]]
  return [
    [`log-in of ${name}`, logInLimits.account],
    [`log-in by ${networkOf(client)}`, logInLimits.client],
    ['log-in', logInLimits.overall],
  ]
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1_000))

function outcomeOf(error: unknown): LogInOutcome {
  if (error instanceof UpstreamError && error.failure.status === 429) return 'limited'
  return saysSomething(error) ? 'refused' : 'failed'
}

/** Whether the gateway said that name and password are wrong; a service in trouble, or one that was not reached, tried nothing. */
function saysSomething(error: unknown): boolean {
  return (
    error instanceof UpstreamError &&
    error.failure.status >= 400 &&
    error.failure.status < 500 &&
    error.failure.status !== 408 &&
    error.failure.status !== 429
  )
}

function tooMany(retryAfter: number): UpstreamError {
  return new UpstreamError({ code: 'RATE_LIMITED', status: 429, area: 'account', call: 'token', retryAfter })
}

const uncounted = 'UNAVAILABLE'

/** Nobody is let through uncounted: whoever could take the counters away could guess passwords without end. */
function cannotCount(error: unknown): never {
  if (!(error instanceof StateAway)) throw error
  const { retryAfter } = error.failure
  throw new UpstreamError({
    code: uncounted,
    status: 503,
    area: 'account',
    call: 'token',
    ...(retryAfter && { retryAfter }),
  })
}

function unlessAway(error: unknown): void {
  if (!(error instanceof StateAway)) throw error
}
