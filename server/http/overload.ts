import type { IncomingMessage, ServerResponse } from 'node:http'

/** Turns requests away that would only make all others late (security.md R9). */
export interface OverloadGuard {
  /** Whether a request is to be turned away; one that is not counts as under way until its answer is over. */
  turnsAway(request: IncomingMessage, response: ServerResponse): boolean
  stop(): void
}

/** How often the event loop is looked at, in milliseconds. */
const everyMs = 10
/** So many requests at once are always taken: fewer never fill a processor, however late a busy machine makes the event loop. */
const alwaysTaken = { outside: 16, inside: 48 }

/** What is asked for by who watches the portal, and what costs next to nothing: never turned away. */
const cheap =
  /^\/(?:(?:livez|readyz|version|favicon\.ico|theme\.css)(?:$|\?)|(?:assets|brand-assets|graphiql\/assets|\.well-known)\/)/

interface OverloadOptions {
  /** How late the event loop may be, in milliseconds, twice in a row. */
  toleratedMs: number
  /** Whether who asks has signed in: who is inside is turned away later. */
  isInside: (request: IncomingMessage) => boolean
  now?: () => number
}

/**
 * A guard that takes requests until the event loop is late and many are under way. A portal that takes all that comes answers
 * nobody once more comes than it can do: everybody waits for all before them, gives up and asks again. Requests that wait for the
 * gateway are under way without making the loop late, so that a slow gateway turns nobody away.
 */
export function guardOverload({
  toleratedMs,
  isInside,
  now = () => performance.now(),
}: OverloadOptions): OverloadGuard {
  let underWay = 0
  let seen = now()
  let isLate = false
  let wasLate = false
  const timer = setInterval(() => {
    const at = now()
    wasLate = isLate
    isLate = at - seen - everyMs > toleratedMs
    seen = at
  }, everyMs).unref()
  return {
    turnsAway(request, response) {
      if (cheap.test(request.url ?? '')) return false
      if (isLate && wasLate && underWay >= alwaysTaken[isInside(request) ? 'inside' : 'outside']) return true
      underWay += 1
      response.once('close', () => {
        underWay -= 1
      })
      return false
    },
    stop: () => clearInterval(timer),
  }
}
