import type { Counters } from '../state/state.ts'

/** Counters that remember for a moment which of them are used up, so that a flood is refused without asking the store each time. */
export interface RememberingCounters extends Pick<Counters, 'consume' | 'giveBack'> {
  /** Milliseconds until a counter that was just found used up has room again: a look into memory. */
  usedUpFor(key: string): number | undefined
}

interface Found {
  readonly at: number
  readonly endsAt: number
}

/** Longer it is not trusted: another instance may have given something back. */
const trustedMs = 1_000
/** More are not remembered; those found first go first. */
const remembered = 10_000

export function rememberUsedUp(counters: Counters, now: () => number): RememberingCounters {
  const found = new Map<string, Found>()

  function usedUpFor(key: string): number | undefined {
    const known = found.get(key)
    if (known === undefined) return undefined
    const at = now()
    if (at - known.at < trustedMs && at < known.endsAt) return known.endsAt - at
    found.delete(key)
    return undefined
  }

  return {
    usedUpFor,
    async consume(key, allowance) {
      const retryAfterMs = usedUpFor(key)
      if (retryAfterMs !== undefined) return { allowed: false, retryAfterMs }
      const consumed = await counters.consume(key, allowance)
      if (!consumed.allowed) {
        const [oldest] = found.size < remembered ? [] : found.keys()
        if (oldest !== undefined) found.delete(oldest)
        found.set(key, { at: now(), endsAt: now() + consumed.retryAfterMs })
      }
      return consumed
    },
    async giveBack(key) {
      found.delete(key)
      await counters.giveBack(key)
    },
  }
}
