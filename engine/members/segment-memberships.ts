import type { Segments } from '../../schema/generated/manifests.ts'

type SegmentsByName = Segments['segments']

/**
 * Which segments of one open set a member can belong to at the same time, each as a list of names.
 * Of a single id, those that list it; of several ids, those of each together.
 */
export function segmentMemberships(segments: SegmentsByName, openSet: string, single: boolean): string[][] {
  const own = Object.entries(segments).filter(([, { of }]) => of === openSet)
  const ids = new Set(own.flatMap(([, { values }]) => values))
  const ofOne = [...ids].map(id => own.flatMap(([name, { values }]) => (values.includes(id) ? [name] : [])))
  const found = new Map<string, string[]>([['', []]])
  const add = (names: readonly string[]) => {
    const sorted = [...new Set(names)].toSorted()
    found.set(sorted.join(), sorted)
  }
  if (single) ofOne.forEach(add)
  else for (const names of ofOne) for (const others of [...found.values()]) add([...names, ...others])
  return [...found.values()]
}
