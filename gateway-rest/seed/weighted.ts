/** A list to pick from in which each item stands as often as its weight says. */
export function weighted<T>(...weights: readonly (readonly [item: T, weight: number])[]): readonly T[] {
  return weights.flatMap(([item, weight]) => Array<T>(weight).fill(item))
}
