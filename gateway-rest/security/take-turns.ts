/** Runs work with the same key one after the other, and work with different keys in parallel. */
export type TakeTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * A queue per key. Log-in needs it: otherwise a burst of parallel guesses would all be checked before the first of them is
 * counted.
 */
export function createTakeTurns(): TakeTurns {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    const settled = mine.catch(() => undefined)
    last.set(key, settled)
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key)
    })
    return mine
  }
}
