/** An item of a list that moved, and the items that it moved past. */
export interface Move {
  item: string
  past: readonly string[]
}

/**
 * The fewest items that have to move to turn one order into another; items that only one list has are ignored.
 * Every pair that swapped is reported once.
 */
export function movedItems(before: readonly string[], after: readonly string[]): Move[] {
  const places = new Map(before.map((item, place) => [item, place]))
  const common = after.filter(item => places.has(item))
  const placeOf = (item: string) => places.get(item) ?? 0
  const staying = new Set(longestIncreasing(common.map(placeOf)))
  const moved = common.filter(item => !staying.has(placeOf(item)))
  const told = new Set<string>()
  return moved.map(item => {
    const at = common.indexOf(item)
    const past = common.filter(
      (other, index) => other !== item && !told.has(other) && placeOf(other) < placeOf(item) !== index < at,
    )
    told.add(item)
    return { item, past }
  })
}

/** The longest increasing subsequence of distinct numbers, by patience sorting. */
function longestIncreasing(numbers: readonly number[]): number[] {
  const ends: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const number of numbers) {
    const found = ends.findIndex(end => end > number)
    const place = found < 0 ? ends.length : found
    previous.set(number, place > 0 ? ends[place - 1] : undefined)
    ends[place] = number
  }
  const longest: number[] = []
  for (let number = ends.at(-1); number !== undefined; number = previous.get(number)) longest.push(number)
  return longest
}
