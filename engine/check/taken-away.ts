import type { Mistake } from '../overlay/mistake.ts'
import type { Path, Places } from '../overlay/place.ts'

interface Merged {
  root: unknown
  base: unknown
  places: Places
}

/** A missing field that a brand's null took away is that null's mistake; any other mistake stays as it is. */
export function takenAway(mistake: Mistake, path: Path, { root, base, places }: Merged): Mistake {
  const name = path.at(-1)
  const way = path.slice(0, -1).map((_, index) => valueAt(root, path.slice(0, index + 1)))
  const owner = way.at(-1) ?? root
  if (name === undefined || typeof owner !== 'object' || owner === null) return mistake
  if (Object.hasOwn(owner, name) || !places.field(owner, name)) return mistake
  const found = `null for "${name}", which is always needed`
  // Items lie elsewhere in base once a brand adds some, but only what base has can be changed field by field.
  const inBase = way.some(Array.isArray) || valueAt(base, path) !== undefined
  return inBase
    ? {
        found,
        expected: 'a value, or nothing: then the one of base stays',
        hint: 'leaving it out',
        mend: { do: 'leave-out' },
      }
    : { ...mistake, found }
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    root,
  )
