import { segmentsOf } from '../resolve/routes.ts'

/** Things in their order, found by what they have: many rules ask for few of them. */
export class Lookup<Value> {
  readonly #places = new Map<string, number[]>()
  readonly #all: readonly Value[]

  /** @param keysOf what a thing is found by; nothing twice */
  constructor(all: readonly Value[], keysOf: (value: Value) => readonly string[]) {
    this.#all = all
    for (const [place, value] of all.entries())
      for (const key of keysOf(value)) {
        const places = this.#places.get(key)
        if (places) places.push(place)
        else this.#places.set(key, [place])
      }
  }

  /** Everything that has one of these, in order and once. */
  having(keys: readonly string[]): Value[] {
    const places = new Set(keys.flatMap(key => this.#places.get(key) ?? []))
    return [...places].toSorted((a, b) => a - b).flatMap(place => this.#all[place] ?? [])
  }
}

/** An address as what it lies below, itself among it: `/a/b` by `/`, `/a` and `/a/b`. Empty for an external one. */
export function waysDown(address: string): string[] {
  if (!address.startsWith('/')) return []
  const segments = segmentsOf(address)
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
}

/** An address of a rule as `waysDown` has it. */
export const wayTo = (name: string) => `/${segmentsOf(name).join('/')}`
