/** A repeatable random source: the same key always gives the same sequence. */
export interface Random {
  /** A whole number from `low` through `high`. */
  between(low: number, high: number): number
  /** One of the items. */
  pick<T>(items: readonly T[]): T
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean
}

/** Mulberry32 seeded with an FNV-1a hash of the key: small, fast and good enough for made-up people. */
export function createRandom(key: string): Random {
  let state = 0x811c9dc5
  for (const character of key) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    pick<T>(items: readonly T[]): T {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    chance: percent => next() * 100 < percent,
  }
}

/** A list to pick from that has each item as often as its weight. */
export function weighted<T>(...weights: readonly (readonly [item: T, weight: number])[]): readonly T[] {
  return weights.flatMap(([item, weight]) => Array<T>(weight).fill(item))
}
