/** Gives what is kept under a key, or makes it. */
export type Kept<Value> = (key: string, make: () => Value) => Value

/** Keeps what was made for the latest so many keys. A key says all that its value depends on. */
export function keepLatest<Value>(most: number): Kept<Value> {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const value = kept.get(key) ?? make()
    // Set anew, so that the first is the one that nobody wanted for longest.
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
