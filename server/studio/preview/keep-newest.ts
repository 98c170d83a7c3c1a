/** Puts what was asked for last at the end; what was not asked for longest goes. A failure is not kept. */
export function keepNewest<Value>(
  all: Map<string, Promise<Value>>,
  key: string,
  value: Promise<Value>,
  most: number,
  letGo: (old: Promise<Value>) => void = () => {},
): void {
  all.delete(key)
  all.set(key, value)
  value.catch(() => all.get(key) === value && all.delete(key))
  for (const [oldest, old] of all) {
    if (all.size <= most) break
    all.delete(oldest)
    letGo(old)
  }
}
