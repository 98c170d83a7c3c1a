/** The order of entries in three versions of an object or a list. */
interface Orders {
  base: readonly string[]
  ours: readonly string[]
  theirs: readonly string[]
}

/** Entries in their merged order. */
interface MergedOrder {
  keys: string[]
  /** Entries that both put somewhere, not to the same place: they stand where ours have them. */
  disputed: string[]
}

/**
 * Merges the order of entries: what nobody moved keeps its order, and each entry that somebody moved or added stands behind
 * the neighbour that it has there. It is the same whichever side is called ours, but for what is disputed.
 * @param kept the entries that the result has
 */
export function mergeOrder({ base, ours, theirs }: Orders, kept: ReadonlySet<string>): MergedOrder {
  const moved = { ours: movedKeys(base, ours), theirs: movedKeys(base, theirs) }
  const [inBase, inOurs, inTheirs] = [new Set(base), new Set(ours), new Set(theirs)]
  const isMoved = (key: string) => moved.ours.has(key) || moved.theirs.has(key)
  const isAnchor = (key: string) =>
    kept.has(key) && inBase.has(key) && inOurs.has(key) && inTheirs.has(key) && !isMoved(key)
  const isOurs = (key: string) =>
    inOurs.has(key) && !(inTheirs.has(key) && moved.theirs.has(key) && !moved.ours.has(key))
  const isTheirs = (key: string) =>
    inTheirs.has(key) && !(inOurs.has(key) && moved.ours.has(key) && !moved.theirs.has(key))
  const runsOfOurs = runs(ours, isAnchor, key => kept.has(key) && isOurs(key))
  const runsOfTheirs = runs(theirs, isAnchor, key => kept.has(key) && isTheirs(key))
  const disputed = new Set<string>()
  const claimed = new Set([...runsOfOurs.values()].flat())
  const keys: string[] = []
  for (const anchor of [undefined, ...base.filter(isAnchor)]) {
    if (anchor !== undefined) keys.push(anchor)
    const run = runsOfOurs.get(anchor) ?? []
    const other = (runsOfTheirs.get(anchor) ?? []).filter(key => {
      if (claimed.has(key) && !run.includes(key)) disputed.add(key)
      return !claimed.has(key) || run.includes(key)
    })
    const shared = run.filter(key => other.includes(key))
    const isDisputed = String(shared) !== String(other.filter(key => run.includes(key)))
    if (isDisputed) for (const key of shared) disputed.add(key)
    const [first, second] = isDisputed || String(run) <= String(other) ? [run, other] : [other, run]
    keys.push(...first, ...second.filter(key => !first.includes(key)))
  }
  if (moved.ours.size + moved.theirs.size > 0)
    for (const key of undone({ base, ours, theirs }, keys)) if (isMoved(key)) disputed.add(key)
  return { keys, disputed: [...disputed] }
}

/**
 * Entries that stand before each other in the result as neither of the versions that changed their order has them: a move
 * took back what the other one meant.
 */
function undone({ base, ours, theirs }: Orders, keys: readonly string[]): string[] {
  const placeIn = (order: readonly string[]) => new Map(order.map((key, place) => [key, place]))
  const [before, mine, other] = [placeIn(base), placeIn(ours), placeIn(theirs)]
  const common = keys.filter(key => before.has(key) && mine.has(key) && other.has(key))
  const isBefore = (places: ReadonlyMap<string, number>, a: string, b: string) =>
    (places.get(a) ?? 0) < (places.get(b) ?? 0)
  return common.flatMap((a, index) =>
    common.slice(index + 1).flatMap(b => {
      const [was, here, there] = [isBefore(before, a, b), isBefore(mine, a, b), isBefore(other, a, b)]
      // In the result the first stands before the second.
      return (here === was ? there : here) ? [] : [a, b]
    }),
  )
}

/** Entries that stand behind each anchor; those of the start under undefined. */
function runs(keys: readonly string[], isAnchor: (key: string) => boolean, isWanted: (key: string) => boolean) {
  const found = new Map<string | undefined, string[]>()
  let anchor: string | undefined
  for (const key of keys) {
    if (isAnchor(key)) anchor = key
    else if (isWanted(key)) found.set(anchor, [...(found.get(anchor) ?? []), key])
  }
  return found
}

/** The fewest entries that were moved, so that the others have the order that they had. */
export function movedKeys(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((key, place) => [key, place]))
  const common = after.filter(key => places.has(key))
  // The longest that rises to each entry: its length, and the entry before.
  const rising: { length: number; before: number }[] = []
  let best = -1
  for (const [index, key] of common.entries()) {
    const place = places.get(key) ?? 0
    let longest = { length: 1, before: -1 }
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (rising[earlier]?.length ?? 0) + 1
      if ((places.get(common[earlier] ?? '') ?? 0) < place && length > longest.length)
        longest = { length, before: earlier }
    }
    rising.push(longest)
    if (longest.length > (rising[best]?.length ?? 0)) best = index
  }
  const moved = new Set(common)
  for (let index = best; index >= 0; index = rising[index]?.before ?? -1) moved.delete(common[index] ?? '')
  return moved
}
