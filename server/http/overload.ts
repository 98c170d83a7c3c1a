import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

/** Turns requests away that would only make all others late (security.md R9). */
export interface OverloadGuard {
  /** Whether a request is to be turned away; one that is not counts as under way until its answer is over. */
  turnsAway(request: IncomingMessage, response: ServerResponse): boolean
  stop(): void
}

/** How often the event loop is looked at, in milliseconds. */
const everyMs = 25
/** So many requests at once are always taken: with fewer the processor would have to wait for the gateway. */
const alwaysTaken = 16
/** By how much fewer may be under way after each look that finds the event loop busy: slowly, or it has nothing to do while the gateway works. */
const lessEach = 0.98
/** And by how much more after a look that finds it with time left, though so many are under way. */
const moreEach = 1.05
/** After so many looks in a row that find time left, an instance that was full is so no more: half a second. */
const calmAfter = 20
/** Of what members who are inside may have under way, the share that strangers may. */
const strangers = 0.5

/** What is asked for by who watches the portal, and what costs next to nothing: never turned away. */
const cheap =
  /^\/(?:(?:livez|readyz|version|favicon\.ico|theme\.css)(?:$|\?)|(?:assets|brand-assets|graphiql\/assets|\.well-known)\/)/

interface OverloadOptions {
  /** The share of its time that the event loop may work, from 0 to 1. */
  busyAt: number
  /** Whether who asks has signed in: who is inside is turned away later. */
  isInside: (request: IncomingMessage) => boolean
  /** The share of its time that the event loop has worked since it was asked before. */
  worked?: () => number
}

/**
 * A guard that takes requests until the event loop has no time left, and from then on as many at once as just fill it. A portal
 * that takes all that comes answers nobody once more comes than it can do: everybody waits for all before them, gives up and
 * asks again. How many fill it depends on how long the gateway takes, and is learned: as many as were under way while there was
 * time left, fewer while there is none, more while there is some. So a slow gateway turns nobody away, and a full instance takes
 * no crowd at once just because it had a moment.
 */
export function guardOverload({ busyAt, isInside, worked = utilization() }: OverloadOptions): OverloadGuard {
  let underWay = 0
  let most = alwaysTaken
  let wasBusy = false
  let isFull = false
  let calm = 0
  const look = () => {
    const isBusy = worked() > busyAt
    // A single look may have met a collection of garbage, or manifests that were taken.
    if (isBusy && wasBusy) isFull = true
    wasBusy = isBusy
    calm = isBusy ? 0 : calm + 1
    if (calm >= calmAfter) isFull = false
    if (isBusy) most = Math.max(alwaysTaken, most * lessEach)
    else if (!isFull) most = Math.max(most, underWay)
    else if (underWay >= most) most *= moreEach
  }
  const timer = setInterval(look, everyMs).unref()
  return {
    turnsAway(request, response) {
      if (cheap.test(request.url ?? '')) return false
      if (isFull && underWay >= most * (isInside(request) ? 1 : strangers)) return true
      underWay += 1
      response.once('close', () => {
        underWay -= 1
      })
      return false
    },
    stop: () => clearInterval(timer),
  }
}

function utilization(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const before = last
    last = performance.eventLoopUtilization()
    return performance.eventLoopUtilization(last, before).utilization
  }
}
