import type { Place, Places } from './place.ts'

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Where each value of a merged surface was written: JSON pointer to place. */
export function originsOf(root: object, places: Places): Map<string, Place> {
  const origins = new Map<string, Place>()
  const visit = (value: unknown, pointer: string, place: Place | undefined) => {
    const own = places.of(value) ?? place
    if (own) origins.set(pointer, own)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inside] of Object.entries(value))
      visit(inside, `${pointer}/${escaped(key)}`, places.field(value, key)?.value ?? own)
  }
  visit(root, '', undefined)
  return origins
}
